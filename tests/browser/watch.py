"""Looks over a browser's shoulder: what it asks for, and what it complains about."""

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, Response, WebError

OWN_SCHEMES = ("data:", "blob:")
# What the browser prints about a network that was cut on purpose; what the house itself answered
# is looked at one by one.
OF_THE_NETWORK = ("Failed to load resource", "WebSocket connection to")


class Watch:
    def __init__(self, context: BrowserContext, home: str) -> None:
        self.context = context
        self.complaints: list[str] = []
        self._home = home
        context.on("console", self._printed)
        context.on("weberror", self._thrown)
        context.on("request", self._asked)
        context.on("response", self._answered)

    def _printed(self, message: ConsoleMessage) -> None:
        bad = message.type in ("error", "warning")
        if bad and not message.text.startswith(OF_THE_NETWORK):
            self.complaints.append(f"{message.type} in the console: {message.text}")

    def _thrown(self, error: WebError) -> None:
        self.complaints.append(f"error on the page: {error.error}")

    def _asked(self, request: Request) -> None:
        if not request.url.startswith((self._home, *OWN_SCHEMES)):
            self.complaints.append(f"a request to elsewhere: {request.url}")

    def _answered(self, response: Response) -> None:
        # An address that does not exist may be asked for, but not by the page itself.
        if response.status >= 400 and not response.request.is_navigation_request():
            self.complaints.append(f"refused with {response.status}: {response.url}")
