"""Tests the live page in a browser: check_page.py PAGE CHROMIUM DRIVER WORK."""

import pathlib
import shutil
import sys
import time

import check_access
import check_controls
import check_gallery
import check_scenes
from browser import Browser, set_number
from report import Report, run_parts


def check_start(browser, report):
    browser.open()
    first = browser.run("return Live.facts.firstPicture")
    engine = browser.run("return Live.facts.engine.bytes")
    print(f"the first picture after {first:.0f} ms, an engine of {engine} bytes")
    report.check(first < 1000, "the first picture comes in less than a second", f"{first:.0f} ms")
    report.check(engine < 300_000, "the engine has less than 300 KB", f"{engine} bytes")
    check_access.check_names(browser, report)


def take_pictures(browser, folder):
    """Pictures to look at: light, dark, a phone, right to left, a number that gives a conflict."""
    folder.mkdir(exist_ok=True)
    shots = [
        ("light", (1500, 1000), "light", "#scene=product"),
        ("dark", (1500, 1000), "dark", "#scene=chat&rulers=1"),
        ("right-to-left", (1500, 1000), "light", "#scene=settings&direction=rtl"),
        ("verb", (1280, 800), "light", "#scene=verb-xplace&rulers=1&view=2"),
        ("phone", (390, 844), "light", "#scene=tiles"),
        ("phone-dark", (390, 844), "dark", "#scene=cell"),
    ]
    for name, size, scheme, address in shots:
        browser.resize(*size)
        browser.prefers(prefers_color_scheme=scheme)
        browser.open(address)
        time.sleep(0.2)
        browser.picture(folder / f"{name}.png")
    browser.resize(1500, 1000)
    browser.prefers(prefers_color_scheme="light")
    browser.open("#scene=cell")
    set_number(browser, "make.size(icon)", 0, "400")
    browser.picture(folder / "conflict.png")
    print(f"pictures in {folder}")


def broken_copy(page, work):
    """Copies a page without the script of one scene and with half of another."""
    copy = pathlib.Path(work) / "broken-page"
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(page, copy)
    (copy / "scenes" / "cell.js").unlink()
    chat = copy / "scenes" / "chat.js"
    chat.write_text(chat.read_text()[: chat.stat().st_size // 2])
    return copy


def main(page, chromium, driver, work):
    page = pathlib.Path(page).resolve()
    work = pathlib.Path(work)
    browser = Browser(page, chromium, driver)
    report = Report()
    parts = [
        ("start", check_start),
        ("list of scenes", check_controls.check_filter),
        ("corner", check_controls.check_drag),
        ("selection", check_controls.check_selection),
        ("settings", check_controls.check_settings),
        ("numbers", check_controls.check_numbers),
        ("length of texts", check_controls.check_length),
        ("positions", lambda *both: (browser.open(), check_scenes.check_positions(*both))),
        ("pictures", lambda *both: take_pictures(browser, work / "pictures")),
        ("links", check_access.check_links),
        ("history", check_access.check_history),
        ("structure", check_access.check_structure),
        ("focus", check_access.check_focus),
        ("order of the Tab key", check_access.check_tab_order),
        ("contrast", check_access.check_contrast),
        ("phone", check_access.check_phone),
        ("filters of the gallery", check_gallery.check_filters),
        ("dialog of the gallery", check_gallery.check_dialog),
        ("gallery on a phone", check_gallery.check_phone),
        ("tree of a screen reader", check_gallery.check_tree),
        ("failed start", lambda *both: check_access.check_failed_start(
            *both, check_access.failing_copy(page, work))),
        ("loading", lambda *both: check_controls.check_loading(*both, broken_copy(page, work))),
    ]
    run_parts(parts, browser, report)


if __name__ == "__main__":
    main(*sys.argv[1:])
