"""The checks of a page in a browser: their order, their numbers and the failed ones."""

import sys
import time


class Report:
    """Counts the checks and the compared things, and prints the failed checks."""

    def __init__(self):
        self.failures = 0
        self.count = 0
        self.compared = {}

    def check(self, holds, rule, detail=""):
        self.count += 1
        if not holds:
            self.failures += 1
            print(f"FAILED {rule}" + (f": {detail}" if detail else ""))

    def equal(self, value, wanted, rule):
        self.check(value == wanted, rule, f"is {value!r}, expected {wanted!r}")

    def add(self, things, count):
        """Adds to the number of compared things of a kind."""
        self.compared[things] = self.compared.get(things, 0) + count

    def close(self):
        """Prints the numbers, and returns the exit status."""
        print(", ".join(f"{count} {things}" for things, count in self.compared.items()))
        print(f"{self.count} checks, {self.failures} failed")
        return 1 if self.failures else 0


def run_parts(parts, browser, report):
    """Runs the named parts of a test, prints the time of each, and ends with the exit status."""
    began = time.monotonic()
    try:
        for name, part in parts:
            print(f"-- {name}", flush=True)
            start = time.monotonic()
            part(browser, report)
            report.equal(browser.complaints(), [], f"no error in the console after the part {name}")
            print(f"   {time.monotonic() - start:.1f} s", flush=True)
    finally:
        browser.close()
    print(f"{time.monotonic() - began:.0f} s in the browser")
    sys.exit(report.close())
