"""The browser that the tests look through."""

import shutil

from playwright.sync_api import Browser, Playwright

ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
NONE = (
    "no browser: install Debian's chromium-headless-shell, or any Chromium that is called"
    " `chromium` on the PATH"
)


def launch(playwright: Playwright) -> Browser:
    found = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if found is None:
        raise FileNotFoundError(NONE)
    return playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
