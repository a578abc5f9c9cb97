"""Draw the icons of the manifest: public/icon.svg in the sizes that phones ask for.

Run it after changing the drawing; it needs Playwright and Debian's Chromium.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

PUBLIC: Final = Path(__file__).parents[1] / "public"
SIZES: Final = (192, 512)
CHROMIUM: Final = "/usr/bin/chromium"


def main() -> None:
    """Draw every size."""
    drawing = (PUBLIC / "icon.svg").read_text("utf-8")
    style = "<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for size in SIZES:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(style + drawing)
            page.screenshot(path=PUBLIC / f"icon-{size}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
