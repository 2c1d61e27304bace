"""Everything that a browser gets to know: frames, bodies of answers, the page, its memory."""

from playwright.sync_api import Response, WebSocket

from tests.browser.guest import Guest

MEMORY = "JSON.stringify([{...localStorage}, {...sessionStorage}, document.cookie])"


class Tap:
    def __init__(self, guest: Guest) -> None:
        self._page = guest.page
        self._answers: list[Response] = []
        self._frames: list[str] = []
        guest.page.on("response", lambda answer: self._answers.append(answer))
        guest.page.on("websocket", self._open)

    def _open(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._frames.append(str(frame)))

    def drain(self) -> str:
        """All that came since the last time, and the page and its memory as they are now."""
        bodies = [answer.body().decode(errors="replace") for answer in self._answers]
        heard = [*bodies, *self._frames, self._page.content(), self._page.evaluate(MEMORY)]
        self._answers.clear()
        self._frames.clear()
        return "\n".join(heard)
