"""Edited code in the page: edits beside the natively edited scenes, and wrong edits with their reports."""

import json
import pathlib

from browser import set_code
from check_scenes import POSITIONS

EDITS = json.loads((pathlib.Path(__file__).parent / "edits.json").read_text())


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
        for direction in ["ltr", "rtl"]:
            browser.open_scene(name)
            if not set_code(browser, edit["find"], edit["replace"]):
                report.check(False, f"the code of {name} can be edited")
                break
            texts = browser.run("return Live.model.texts")
            system = scene["list"][scene["systems"][f"{direction}.0.M"]]
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


WRONG = [
    (
        "cell",
        "make.xPlace(icon, 12, title, 8, time)",
        "make.xPlace(icon, 12, title, make.wall, 8, time)",
        "xPlace(icon, 12, title, wall, 8, time): 8 is beside a wall and has nothing to measure from, "
        "so it is not used.",
    ),
    (
        "cell",
        "make.xPlace(icon, 12, title, 8, time)",
        "make.xPlace(icon, 12, title, 8, icon)",
        "xPlace(icon, 12, title, 8, icon): icon is in the chain already, so it is not placed again.",
    ),
    (
        "corners",
        "make.xLeft(red, blue)",
        "make.ref(red).xLeft(red, blue)",
        "ref(red).xLeft(red, blue): red cannot be placed against itself, so it is left out.",
    ),
    (
        "wall-stack",
        "== [50, 100, 200]",
        "== [50, 100]",
        "width(red, blue, green) == [50, 100]: 2 values for 3 views, so green gets none.",
    ),
    (
        "wall-stack",
        "== [50, 100, 200]",
        "== [50, 100, 200, 9]",
        "width(red, blue, green) == [50, 100, 200, 9]: 4 values for 3 views, so 9 is not used.",
    ),
    (
        "corners",
        "make.xLeft(red, blue)",
        "make.xLeft(red, blu)",
        "cannot find 'blu' in scope; did you mean 'blue'?",
    ),
    ("corners", "make.xLeft(red, blue)", "make.xLeft(red blue)", "expected ',' separator"),
    (
        "corners",
        "make.xLeft(red, blue)",
        "make.xLefft(red, blue)",
        "value of type 'AutoLayoutKitMaker' has no member 'xLefft'; did you mean 'xLeft'?",
    ),
    ("corners", "make.xLeft(red, blue)", "make.xLeft(red, blue", "expected ')' in expression list"),
    (
        "tiles",
        "make.yTop(large)",
        "make.priority(2000).yTop(large)",
        "yTop(red): 2000 is not a priority from 1 to 1000, so 1000 is used.",
    ),
]


def check_wrong_edits(browser, report):
    """Code that cannot work gets the sentence of the library or of the compiler at its line."""
    for name, find, replace, sentence in WRONG:
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
    report.add("wrong edits", len(WRONG))
