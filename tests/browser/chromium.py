"""The browser that the tests look through."""

import shutil

from playwright.sync_api import Browser, BrowserContext, Playwright

from deciban.kernel.registry import names

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


def know_first_steps(context: BrowserContext) -> None:
    """Whoever looks through this profile has been told the first steps of every game."""
    keep = "".join(f"localStorage.setItem('deciban.first.{name}', 'told');" for name in names())
    # Before the first address there is no page that could keep anything.
    context.add_init_script(f"if (location.protocol !== 'about:') {{ {keep} }}")
