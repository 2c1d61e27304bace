"""Looks over a browser's shoulder: what it asks for, and what it complains about."""

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, WebError

OWN_SCHEMES = ("data:", "blob:")
# What the browser itself prints about a network that was cut on purpose.
OF_THE_NETWORK = ("Failed to load resource", "WebSocket connection to")


class Watch:
    def __init__(self, context: BrowserContext, home: str) -> None:
        self.context = context
        self.complaints: list[str] = []
        self._home = home
        context.on("console", self._printed)
        context.on("weberror", self._thrown)
        context.on("request", self._asked)

    def _printed(self, message: ConsoleMessage) -> None:
        cut = message.text.startswith(OF_THE_NETWORK) and "404" not in message.text
        if message.type in ("error", "warning") and not cut:
            self.complaints.append(f"{message.type} in the console: {message.text}")

    def _thrown(self, error: WebError) -> None:
        self.complaints.append(f"error on the page: {error.error}")

    def _asked(self, request: Request) -> None:
        if not request.url.startswith((self._home, *OWN_SCHEMES)):
            self.complaints.append(f"a request to elsewhere: {request.url}")
