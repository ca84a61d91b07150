"""Edited code in the page: edits beside the natively edited scenes, and wrong edits with their reports."""

import json
import pathlib

from browser import set_code
from check_scenes import POSITIONS

HERE = pathlib.Path(__file__).parent
EDITS = json.loads((HERE / "edits.json").read_text())
# LiveWrongEditTests.swift compares the sentences of the library with those that its code reports.
WRONG_EDITS = json.loads((HERE / "wrong-edits.json").read_text())


def scene_in(folder, name):
    """Returns the data of a scene in a folder that the exporter has written."""
    text = (pathlib.Path(folder) / "scenes" / f"{name}.js").read_text()
    return json.loads(text[text.index("{") : text.rindex("}") + 1])


def check_edits(browser, report, edited):
    """After an edit of the code, the boxes stand where the native engine places those of the edited scene."""
    done = 0
    positions = 0
    for edit in EDITS:
        name = edit["scene"]
        scene = scene_in(edited, name)
        unedited = scene_in(browser.page, name)
        for direction in ["ltr", "rtl"]:
            browser.open_scene(name)
            if not set_code(browser, edit["find"], edit["replace"]):
                report.check(False, f"the code of {name} can be edited")
                break
            texts = browser.run("return Live.model.texts")
            system = scene["list"][scene["systems"][f"{direction}.0.M"]]
            before = unedited["list"][unedited["systems"][f"{direction}.0.M"]]
            report.check(system["expected"] != before["expected"], f"the edit of {name} changes its frames")
            items = [scene["items"][index] for index in system["items"]]
            views = [index for index, item in enumerate(items) if "guide" not in item]
            key = f"{direction}.0.M"
            found = browser.run_async(POSITIONS, name, key, system["expected"], texts, views)
            positions += found["count"]
            report.check(found["error"] is None, f"the edit of {name} runs", found["error"])
            report.check(
                not found["differences"],
                f"the edit of {name} {direction} is laid out as natively",
                "; ".join(found["differences"][:4]),
            )
        else:
            done += 1
    report.add("edits", done)
    report.add("positions after an edit", positions)
    print(f"{done} of {len(EDITS)} edits, {positions} positions, at five sizes in both directions")


def check_wrong_edits(browser, report):
    """Code that cannot work gets the sentence of the library or of the compiler at its line."""
    for edit in WRONG_EDITS:
        name, find, replace, sentence = (edit[key] for key in ("scene", "find", "replace", "sentence"))
        browser.open_scene(name)
        report.check(set_code(browser, find, replace), f"the code of {name} can be edited")
        shown = browser.run("return document.getElementById('reports').textContent")
        report.check(sentence in shown, f"“{replace}” is reported", f"the page shows {shown!r}")
        marked = browser.run("return document.querySelectorAll('.line.error, .line.report').length")
        report.check(marked == 1, f"the line of “{replace}” is marked", f"{marked} lines are")
        boxes = browser.run("return [...document.querySelectorAll('[data-item]')].length")
        report.check(boxes > 1, f"the picture stays after “{replace}”")
        browser.element("#undo").click()
        texts = browser.run("return Live.model.texts")
        report.check(texts is None, f"the original code comes back after “{replace}”")
        shown = browser.run("return document.getElementById('reports').textContent")
        report.equal(shown, "", f"no report remains after “{replace}” is undone")
    report.add("wrong edits", len(WRONG_EDITS))
