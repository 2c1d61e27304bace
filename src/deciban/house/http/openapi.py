"""The API's own page, at `/schema`, with everything it shows served from here."""

from typing import Any

import msgspec
from litestar import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin
from litestar.openapi.spec import Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

from deciban import __version__

AnyRequest = Request[Any, Any, Any]

_PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Deciban: the API</title>
<link rel="stylesheet" href="/swagger/swagger-ui.css">
<div id="schema"></div>
<script src="/swagger/swagger-ui-bundle.js"></script>
<script src="/schema/start.js"></script>
</html>
"""
_START = """SwaggerUIBundle({ url: "/schema/openapi.json", dom_id: "#schema" });
"""


class _Fixed(OpenAPIRenderPlugin):
    """The same for everybody."""

    def __init__(self, path: str, media_type: Any, content: str) -> None:
        super().__init__(path=path, media_type=media_type)
        self._content = content.encode()

    def render(self, request: AnyRequest, openapi_schema: dict[str, Any]) -> bytes:
        return self._content


class RawSchema(OpenAPISchemaPlugin):
    """A game's own data can be anything to the API."""

    @staticmethod
    def is_plugin_supported_type(value: Any) -> bool:
        return value is msgspec.Raw

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: Any) -> Schema:
        return Schema(description="The game's own data.")


documentation = OpenAPIConfig(
    title="Deciban",
    version=__version__,
    description="Tables, seats and people. What travels over the socket is in docs/protocol.md.",
    path="/schema",
    render_plugins=[
        _Fixed("/", "text/html; charset=utf-8", _PAGE),
        _Fixed("/start.js", "text/javascript; charset=utf-8", _START),
        JsonRenderPlugin(path="/openapi.json"),
    ],
)
