"""Tests the page for logs in a browser: check_doctor.py PAGE DOCTOR CHROMIUM DRIVER WORK."""

import pathlib
import re
import shutil
import subprocess
import sys
import time

from selenium.webdriver.common.keys import Keys

import check_access
from browser import Browser
from report import Report, run_parts

TESTS = pathlib.Path(__file__).resolve().parents[3] / "Tests"
PRIVATE = "Unable to simultaneously satisfy constraints: <private>"


def recorded_logs():
    """The logs that RecordedLogTests reads: by title those with their texts, then those that are facts."""
    text = (TESTS / "LayoutInspectionTests/Fixtures/conflict-logs.txt").read_text()
    parts = re.split(r"^# ", text, flags=re.M)[1:]
    logs = dict(part.split("\n", 1) for part in parts)
    logs["all of them"] = text
    facts = (TESTS / "TestSupport/Fixtures/conflicts.txt").read_text()
    for part in re.split(r"^# (?=[LM]\d)", facts, flags=re.M)[1:]:
        title, *lines = part.splitlines()
        logs[title] = log_of_facts(lines)
    return logs


def log_of_facts(lines):
    """Returns the log of a recorded list: `N 4 V:[b]-(0)-[c] @a` is a constraint, and `B 4` the broken one."""
    constraints = [constraint(line) for line in lines if line[0] in "NA"]
    broken = [line[2:] for line in lines if line[0] == "B"]
    left_out = [one for one in constraints if broken and f":0x{broken[0]} " in one]
    return "\n".join(
        ["Unable to simultaneously satisfy constraints.", "("]
        + [f'    "{one}",' for one in constraints]
        + [")", "Will attempt to recover by breaking constraint", *left_out]
    )


def constraint(line):
    kind, address, rule = line.split(" ", 2)
    name = re.match(r"'[^']*' ", rule)
    body = rule[name.end():] if name else rule
    body, *container = body.split(" @")
    if body[:2] in ("H:", "V:"):
        body = re.sub(r"\[(\w+)", lambda found: "[" + item(found[1]), body)
    else:
        body = re.sub(r"([A-Za-z]\w*)\.([A-Za-z]+)", lambda found: f"{item(found[1])}.{found[2]}", body)
    names = f", names: '|':{item(container[0])} " if container else ""
    prefix, mask = ("NSAutoresizingMask", "h=--& v=--& ") if kind == "A" else ("NS", "")
    return f"<{prefix}LayoutConstraint:0x{address} {name[0] if name else ''}{mask}{body}   (active{names})>"


def item(name):
    return "UIView:0x" + name.encode().hex()


class Page:
    """The page for logs, and the command that it has to agree with."""

    def __init__(self, browser, doctor):
        self.browser = browser
        self.doctor = doctor

    def open(self):
        self.browser.open(file="doctor.html")

    def command(self, log):
        """Returns the answer of the command."""
        return subprocess.run([self.doctor], input=log.encode(), stdout=subprocess.PIPE).stdout.decode()

    def paste(self, log):
        """Replaces the text in the field as the keyboard does, and returns the shown text."""
        self.browser.run(
            """
          const field = document.getElementById('log')
          field.focus()
          field.select()
          document.execCommand('insertText', false, arguments[0])""",
            log,
        )
        return self.shown()

    def shown(self):
        """Returns the conflicts as they are shown, and the sentence above them."""
        return self.browser.run("""
          const parts = [...document.querySelectorAll('article')].map((one) =>
            [...one.children].map((child) => child.textContent).join('\\n'))
          return [parts, document.getElementById('summary').textContent]""")


def check_answers(page, report):
    """The page shows the text of the command, word for word, for each recorded log."""
    page.open()
    example = page.browser.run("return document.getElementById('example').textContent")
    for title, log in {**recorded_logs(), "the example": example}.items():
        parts, summary = page.shown() if not log.strip() else page.paste(log)
        wanted = page.command(log).removesuffix("\n").split("\n\n")
        conflicts = [part for part in wanted if re.match(r"\d+\. ", part)]
        report.equal(parts, [part.removesuffix("\n") for part in conflicts], f"the conflicts of {title}")
        others = [part for part in wanted if part not in conflicts]
        number = {0: [], 1: ["1 conflict."]}.get(len(conflicts), [f"{len(conflicts)} conflicts."])
        report.equal(summary, " ".join(number + others), f"the summary of {title}")
        report.equal(page.browser.run("return Live.page.text"), page.command(log), f"the text of {title}")
        report.add("logs", 1)
        report.add("conflicts", len(conflicts))


def check_sentences(page, report):
    """A text without a conflict and a private message have the sentences of the command."""
    page.open()
    healthy = "There is no conflict in this text."
    private = "1 conflict has no list of constraints that can be read."
    for log, sentence in [("Hello.", healthy), (PRIVATE, private), ("", "Nothing is pasted yet.")]:
        page.paste("-")
        if log == "":
            page.browser.element("#clear").click()
            report.equal(
                page.browser.run("return document.activeElement.id"), "log", "Clear moves the focus to the log"
            )
        report.equal(page.shown() if log == "" else page.paste(log), [[], sentence], f"{log!r} is answered")
    page.browser.element("#try").click()
    report.equal(page.shown()[1], "2 conflicts.", "the example has two conflicts")


def check_copy(page, report):
    """The button copies the text of the command."""
    page.open()
    grant = {"permissions": ["clipboardReadWrite"]}
    page.browser.driver.execute_cdp_cmd("Browser.grantPermissions", grant)
    disabled = "return document.getElementById('copy').disabled"
    report.check(page.browser.run(disabled), "without an answer there is nothing to copy")
    page.browser.element("#try").click()
    page.browser.element("#copy").click()
    page.browser.wait("return document.getElementById('copied').textContent === 'Copied.'", "it is copied")
    found = page.browser.run_async("return await navigator.clipboard.readText()")
    log = page.browser.run("return document.getElementById('log').value")
    report.equal(found, page.command(log), "the copied text is that of the command")


def check_privacy(page, report):
    """The page loads its own files only, and the browser refuses a connection."""
    page.open()
    page.browser.element("#try").click()
    names = page.browser.run("return performance.getEntriesByType('resource').map((one) => one.name)")
    report.check(all(name.startswith(("file:", "data:")) for name in names), "own files only", str(names))
    refused = page.browser.run_async("""
      const attempts = [() => fetch('https://example.com'), () => fetch('doctor.html')]
      const results = await Promise.allSettled(attempts.map((attempt) => attempt()))
      return results.map((one) => one.status)""")
    report.equal(refused, ["rejected", "rejected"], "a connection is refused")
    report.check(
        any("connect-src" in one for one in page.browser.complaints()), "the rule of the page refuses it"
    )


def check_access_of_page(page, report):
    """Keyboard, names, headings and the window of a phone."""
    page.open()
    page.browser.element("#try").click()
    page.browser.run("document.activeElement.blur()")
    found = []
    for _ in range(9):
        page.browser.driver.switch_to.active_element.send_keys(Keys.TAB)
        found.append(page.browser.run("""
          const { id, localName, textContent } = document.activeElement
          return id || (localName === 'a' ? textContent : localName)"""))
    # The first Tab key goes on from the button that was clicked.
    wanted = ["clear", "log", "copy", "pre", "pre"]
    report.equal(found[:5], wanted, "the order of the Tab key")
    page.open()
    page.browser.driver.switch_to.active_element.send_keys(Keys.TAB)
    report.equal(
        page.browser.run("return document.activeElement.textContent"), "To the log", "the first link"
    )
    page.browser.element("#try").click()
    check_access.check_names(page.browser, report)
    levels = page.browser.run("return [...document.querySelectorAll('h1, h2, h3')].map((one) => one.localName)")
    report.equal(levels, ["h1", "h2", "h2", "h3", "h3"], "the headings are in order")
    for name in ["summary", "copied"]:
        report.equal(page.browser.run(f"return document.getElementById('{name}').role"), "status", name)
    for width in [390, 320]:
        page.browser.resize(width, 844)
        found = page.browser.run("return document.documentElement.scrollWidth")
        report.check(found <= width, f"the page fits {width} points", f"{found} points")
    page.browser.resize(1500, 1000)


def check_links(page, report):
    """A link leads back to the scenes, if they are there."""
    page.open()
    link = "return document.querySelector('.top nav a').getAttribute('href')"
    report.equal(page.browser.run(link), "index.html", "the link to the scenes")
    if (page.browser.page / "index.html").exists():
        page.browser.open()
        page.browser.element(".top nav a").click()
        page.browser.wait("return location.pathname.endsWith('/doctor.html')", "the link of the scenes leads here")
        page.browser.wait("return document.documentElement.dataset.ready === 'true'", "the page has started")


def check_failed_start(page, report, work):
    """A page without its module says so."""
    copy = pathlib.Path(work) / "failing-doctor"
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(page.browser.page, copy, ignore=shutil.ignore_patterns("scenes", "live-doctor.js"))
    page.browser.driver.get(f"file://{copy}/doctor.html")
    shown = "return document.getElementById('failure').checkVisibility()"
    page.browser.wait(shown, "the failure is shown")
    text = page.browser.run("return document.getElementById('failure').textContent")
    report.check(text.startswith("This page has an error: "), "a start that fails is reported", text)
    page.browser.complaints()
    page.open()


def check_long_log(page, report):
    """A long log is answered, and a number in it has all of its digits."""
    logs = "\n".join(log for log in recorded_logs().values()) * 20
    page.open()
    page.browser.run("document.getElementById('log').value = arguments[0]; Live.page.read()", logs)
    report.equal(page.browser.run("return Live.page.text"), page.command(logs), f"a log of {len(logs)} bytes")


def take_pictures(page, folder):
    folder.mkdir(exist_ok=True)
    for size in [(1400, 900), (390, 844)]:
        for scheme in ["light", "dark"]:
            page.browser.resize(*size)
            page.browser.prefers(prefers_color_scheme=scheme)
            page.open()
            page.browser.element("#try").click()
            time.sleep(0.1)
            page.browser.picture(folder / f"doctor-{size[0]}-{scheme}.png")
    page.browser.prefers(prefers_color_scheme="light")
    page.browser.resize(1500, 1000)
    print(f"pictures in {folder}")


def main(folder, doctor, chromium, driver, work):
    browser = Browser(pathlib.Path(folder).resolve(), chromium, driver)
    report = Report()
    page = Page(browser, doctor)
    page.open()
    checks = {
        "answers": check_answers, "sentences": check_sentences, "copying": check_copy,
        "privacy": check_privacy, "access": check_access_of_page, "links": check_links,
        "a long log": check_long_log,
    }  # fmt: skip
    parts = [(name, lambda *_, check=check: check(page, report)) for name, check in checks.items()]
    parts.append(("failed start", lambda *_: check_failed_start(page, report, work)))
    parts.append(("pictures", lambda *_: take_pictures(page, pathlib.Path(work) / "pictures")))
    parts.append(("contrast", lambda *_: check_access.check_contrast(browser, report, "doctor.html")))
    run_parts(parts, browser, report)


if __name__ == "__main__":
    main(*sys.argv[1:])
