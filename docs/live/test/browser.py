"""A headless Chromium that shows the live page, and the questions that the test asks it."""

import contextlib
import time

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service


class Browser:
    def __init__(self, page, chromium, driver):
        self.page = page
        options = Options()
        options.binary_location = chromium
        for argument in ["--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"]:
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        self.driver = webdriver.Chrome(options=options, service=Service(driver))
        self.resize(1500, 1000)

    def resize(self, width, height):
        self.driver.execute_cdp_cmd(
            "Emulation.setDeviceMetricsOverride",
            {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600},
        )

    def prefers(self, **features):
        """Sets media features such as prefers_color_scheme="dark"."""
        values = [{"name": name.replace("_", "-"), "value": value} for name, value in features.items()]
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": values})

    def open(self, address="", page=None, file="index.html"):
        """Opens a page, or a copy of it, anew, from its file, and waits until it has started."""
        self.driver.get("about:blank")
        self.driver.get(f"file://{page or self.page}/{file}{address}")
        self.wait("return document.documentElement.dataset.ready === 'true'", "the page has started")

    def run(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def run_async(self, script, *arguments):
        """Runs the body of an asynchronous function, waits for it, and returns its result."""
        return self.run(f"return (async () => {{\n{script}\n}})()", *arguments)

    def open_scene(self, name):
        """Opens a scene with its own settings in the page that is open."""
        is_open = self.run_async("return Live.opener.open(arguments[0])", name)
        if not is_open:
            raise AssertionError(f"the scene {name} cannot be opened")

    def wait(self, script, what, seconds=10):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.run(script):
                return
            time.sleep(0.02)
        raise AssertionError(f"after {seconds} seconds it is not so that {what}")

    def element(self, selector):
        return self.driver.find_element("css selector", selector)

    def complaints(self):
        """Returns the errors in the console since the last call, and the failure that the page shows."""
        entries = [
            entry["message"] for entry in self.driver.get_log("browser") if entry["level"] == "SEVERE"
        ]
        failure = self.run(
            "const one = document.getElementById('failure'); return one && !one.hidden ? one.textContent : ''"
        )
        return entries + ([failure] if failure else [])

    def picture(self, path):
        self.driver.save_screenshot(str(path))

    def close(self):
        with contextlib.suppress(Exception):
            self.driver.quit()


def set_number(browser, line, place, text):
    """Types a text into a number of a line of the first piece of code; returns False if there is none."""
    return browser.run(
        """
      const [line, place, text] = arguments
      const lines = [...document.querySelectorAll('#code details[open] .line')]
      const named = lines.find((one) => one.textContent.includes(line))
      const field = named?.querySelectorAll('input')[place]
      if (!field) return false
      field.value = text
      field.dispatchEvent(new Event('input'))
      return true""",
        line,
        place,
        text,
    )
