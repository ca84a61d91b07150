"""Tests the live page in a browser: check_page.py PAGE EDITED.js CHROMIUM DRIVER WORK."""

import json
import pathlib
import sys
import time

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from browser import Browser

HERE = pathlib.Path(__file__).parent
POSITIONS = (HERE / "positions.js").read_text()
EDITS = json.loads((HERE / "edits.json").read_text())


class Report:
    """Counts the checks, and prints the failed ones."""

    def __init__(self):
        self.failures = 0
        self.count = 0

    def check(self, holds, rule, detail=""):
        self.count += 1
        if not holds:
            self.failures += 1
            print(f"FAILED {rule}" + (f": {detail}" if detail else ""))

    def equal(self, value, wanted, rule):
        self.check(value == wanted, rule, f"is {value!r}, expected {wanted!r}")


def check_positions(browser, report, scenes):
    """Each box of each scene stands where the native engine places it, at five sizes in each direction,
    state and text size."""
    boxes = 0
    slowest = (0, "")
    for scene in scenes:
        if scene["notCarried"]:
            print(f"not carried {scene['name']}: {scene['notCarried']}")
            continue
        for key in scene["systems"]:
            found = browser.run(POSITIONS, scene["name"], key, None, None)
            boxes += found["count"]
            slowest = max(slowest, (found["slowest"], scene["name"]))
            differences = found["differences"]
            detail = "; ".join(differences[:3]) + (
                f" and {len(differences) - 3} more" if len(differences) > 3 else ""
            )
            report.check(not differences, f"{scene['name']} {key} is laid out as natively", detail)
    print(f"{boxes} positions of boxes; the slowest repeated solve: {slowest[0]:.2f} ms in {slowest[1]}")
    report.check(
        slowest[0] < 2, "each scene solves again in less than 2 ms", f"{slowest[0]:.2f} ms in {slowest[1]}"
    )


def check_editable(browser, report, scenes):
    """The unedited code of a scene makes the constraints of the native blocks; others are counted."""
    script = """
      const result = []
      for (const scene of LIVE.scenes) {
        if (scene.notCarried) continue
        Live.model.open(scene)
        const { editable, reasons } = Live.model.baseline()
        result.push([scene.name, [...editable], scene.code.length, reasons.filter(Boolean)])
      }
      return result"""
    found = browser.run(script)
    editable = [name for name, pieces, _, _ in found if pieces]
    print(
        f"{len(editable)} of {len(found)} scenes can be edited, "
        f"{sum(len(pieces) for _, pieces, _, _ in found)} of {sum(count for _, _, count, _ in found)} "
        "pieces of code"
    )
    for name, pieces, count, reasons in found:
        if not pieces:
            print(f"not editable {name}: {'; '.join(reasons)}")
    return editable


def set_code(browser, find, replace):
    """Types an edit into the editor that holds a text; returns False if none does."""
    return browser.run(
        """
      const [find, replace] = arguments
      for (const field of document.querySelectorAll('#editors textarea')) {
        if (!field.value.includes(find) || field.readOnly) continue
        field.value = field.value.replace(find, replace)
        field.dispatchEvent(new Event('input'))
        return true
      }
      return false""",
        find,
        replace,
    )


def check_edits(browser, report, edited_path):
    """After an edit of the code, the boxes stand where the native engine places those of the edited scene."""
    text = pathlib.Path(edited_path).read_text()
    edited = {
        scene["name"]: scene for scene in json.loads(text[text.index("{") : text.rindex("}") + 1])["scenes"]
    }
    done = 0
    for edit in EDITS:
        name = edit["scene"]
        scene = edited[name]
        for direction in ["ltr", "rtl"]:
            browser.run("Live.model.open(LIVE.scenes.find((one) => one.name === arguments[0]))", name)
            if not set_code(browser, edit["find"], edit["replace"]):
                report.check(False, f"the code of {name} can be edited")
                break
            texts = browser.run("return Live.model.texts")
            system = scene["list"][scene["systems"][f"{direction}.0.M"]]
            views = [index for index, item in enumerate(system["items"]) if "guide" not in item]
            key = f"{direction}.0.M"
            found = browser.run(POSITIONS, name, key, system["expected"], texts, views)
            report.check(found["error"] is None, f"the edit of {name} runs", found["error"])
            report.check(
                not found["differences"],
                f"the edit of {name} {direction} is laid out as natively",
                "; ".join(found["differences"][:4]),
            )
        else:
            done += 1
    print(f"{done} of {len(EDITS)} edits compared with native frames, at five sizes in both directions")


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
        browser.run("Live.model.open(LIVE.scenes.find((one) => one.name === arguments[0]))", name)
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


def check_drag(browser, report):
    """The corner follows the pointer and the arrow keys, and the fields and the address follow the corner."""
    browser.open("#scene=corners")
    handle = browser.element("#handle")
    size = "return [Live.model.width, Live.model.height]"
    report.equal(browser.run(size), [320, 480], "a scene opens at its own size")
    ActionChains(browser.driver).click_and_hold(handle).move_by_offset(60, -25).release().perform()
    report.equal(browser.run(size), [380, 455], "the corner follows the pointer")
    report.check(browser.run(DEVIATION) < 0.1, "the boxes follow the pointer")
    handle.send_keys(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_UP)
    report.equal(browser.run(size), [382, 454], "the arrow keys move the corner by a point")
    handle.send_keys(Keys.SHIFT + Keys.ARROW_LEFT)
    report.equal(browser.run(size), [372, 454], "with Shift they move it by 10 points")
    fields = "return ['width', 'height'].map((id) => Number(document.getElementById(id).value))"
    report.equal(browser.run(fields), [372, 454], "the fields show the size")
    field = browser.element("#width")
    field.send_keys(Keys.CONTROL + "a")
    field.send_keys("250")
    report.equal(browser.run(size), [250, 454], "a number in a field sets the size")
    browser.wait("return location.hash.includes('250x454')", "the address names the size")
    browser.element("#size-reset").click()
    report.equal(browser.run(size), [320, 480], "the size can be reset")


# Corners has boxes of 0.3 of the area within insets of 20; one is in the middle.
DEVIATION = """
  const { width, height } = Live.model
  const box = document.querySelector('[data-name="purple"]').getBoundingClientRect()
  const origin = document.getElementById('picture').getBoundingClientRect()
  const wanted = [width / 2 - 0.15 * (width - 40), height / 2 - 0.15 * (height - 40), 0.3 * (width - 40)]
  const found = [box.left - origin.left, box.top - origin.top, box.width]
  return Math.max(...wanted.map((one, index) => Math.abs(one - found[index])))"""


def check_selection(browser, report):
    """A click or Enter on a view shows its frame and marks its lines; arrow keys walk through the views."""
    browser.open("#scene=corners")
    purple = browser.element('[data-name="purple"]')
    ActionChains(browser.driver).move_to_element_with_offset(purple, -30, -40).click().perform()
    frame = browser.run("return document.querySelector('.frame').textContent")
    report.equal(frame, "x 118y 174width 84height 132", "a click shows the frame of a view")
    lines = "return [...document.querySelectorAll('.line.made')].map((line) => line.textContent.trim())"
    report.equal(
        browser.run(lines),
        [
            "make.size(red, blue, yellow, green, purple) == (make.w * 0.3, make.h * 0.3)",
            "make.center(purple)",
        ],
        "a click marks the lines that made a view",
    )
    browser.open("#scene=corners")
    root = browser.element('[data-item="0"]')
    browser.run("arguments[0].focus()", root)
    root.send_keys(Keys.ARROW_RIGHT)
    browser.driver.switch_to.active_element.send_keys(Keys.ENTER)
    report.equal(
        browser.run("return Live.model.items[Live.model.selected].name"), "red", "Enter selects a view"
    )
    browser.driver.switch_to.active_element.send_keys(Keys.ESCAPE)
    report.equal(browser.run("return Live.model.selected"), -1, "Escape leaves the selection")
    browser.element("#rulers").click()
    numbers = "return [...document.querySelectorAll('.rulers text')].map((one) => one.textContent)"
    report.check(set(browser.run(numbers)) == {"20"}, "rulers show the insets", str(browser.run(numbers)))


def check_settings(browser, report):
    """States, direction and the address: a link shows what its sender saw."""
    browser.open("#scene=tiles")
    browser.run("document.querySelector('#state input[value=\"1\"]').click()")
    report.check(
        browser.run("return document.getElementById('picture').classList.contains('moves')"),
        "a state comes in an animation",
    )
    browser.wait(
        "return !document.getElementById('picture').classList.contains('moves')", "the animation ends"
    )
    large = """
      return ['red', 'blue', 'green'].map((name) =>
        document.querySelector(`[data-name='${name}']`).offsetHeight)"""
    report.equal(
        browser.run(large), [210, 440, 210], "the second state has the second tile in the large place"
    )
    browser.prefers(prefers_reduced_motion="reduce")
    browser.run("document.querySelector('#state input[value=\"2\"]').click()")
    report.check(
        not browser.run("return document.getElementById('picture').classList.contains('moves')"),
        "no animation where the reader wants none",
    )
    browser.prefers(prefers_reduced_motion="no-preference")
    set_code(browser, "make.insetEdges(edge: edge)", "make.insetEdges(edge: 5)")
    browser.run("Live.model.resize(300, 400); Live.model.select(2)")
    browser.wait(
        "return location.hash.includes('code=') && location.hash.includes('view=2')", "the address follows"
    )
    address = browser.run("return location.hash")
    state = (
        "const { scene, state, width, height, selected, texts } = Live.model\n"
        "return [scene.name, state, width, height, selected, JSON.stringify(texts)]"
    )
    before = browser.run(state)
    browser.open(address)
    report.equal(browser.run(state), before, "a link shows the same state again")


def check_typing(browser, report):
    """Typed letters change the layout at once, and Alt with an arrow key changes a number."""
    browser.open("#scene=corners")
    caret = """
      const fields = [...document.querySelectorAll('#editors textarea')]
      const field = fields.find((one) => one.value.includes('edge: 20'))
      const at = field.value.indexOf('edge: 20') + 'edge: 20'.length
      field.focus()
      field.setSelectionRange(at, at)
      return field"""
    field = browser.run(caret)
    left = "return document.querySelector('[data-name=\"red\"]').offsetLeft"
    field.send_keys(Keys.BACKSPACE, "5")
    report.equal(browser.run(left), 25, "typed code is laid out")
    field.send_keys(Keys.ALT + Keys.ARROW_UP)
    report.equal(browser.run(left), 26, "Alt and an arrow key change the number")
    for _ in range(6):
        field.send_keys(Keys.CONTROL + "z")
    report.equal(browser.run(left), 20, "the browser's undo takes all of it back")


def check_filter(browser, report):
    browser.open()
    field = browser.element("#filter")
    field.send_keys("corner")
    shown = """
      const links = document.querySelectorAll('#scenes li:not([hidden]) a')
      return [...links].map((one) => one.dataset.scene)"""
    report.equal(browser.run(shown), ["corners"], "the filter shows the scenes that hold its words")
    field.send_keys(Keys.ENTER)
    report.equal(browser.run("return Live.model.scene.name"), "corners", "Enter opens the first of them")


def check_start(browser, report):
    browser.open()
    first = browser.run("return Live.facts.firstPicture")
    engine = browser.run("return Live.facts.engine.bytes")
    print(f"the first picture after {first:.0f} ms, an engine of {engine} bytes")
    report.check(first < 1000, "the first picture comes in less than a second", f"{first:.0f} ms")
    report.check(engine < 300_000, "the engine has less than 300 KB", f"{engine} bytes")
    controls = browser.run("""
      return [...document.querySelectorAll('button, input, textarea, a')].filter((one) =>
        one.offsetParent && !(one.getAttribute('aria-label') || one.textContent.trim() || one.labels?.length))
        .map((one) => one.outerHTML)""")
    report.equal(controls, [], "each control has a name")


def take_pictures(browser, folder):
    """Pictures to look at: light, dark, a phone, right to left, an edit with a report."""
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
    set_code(
        browser, "make.xPlace(icon, 12, title, 8, time)", "make.xPlace(icon, 12, title, make.wall, 8, time)"
    )
    browser.picture(folder / "report.png")
    print(f"pictures in {folder}")


SCENES = """
  return LIVE.scenes.map(({ name, systems, textSizes, notCarried }) => ({
    name, notCarried, systems: Object.keys(systems).filter((key) => textSizes.includes(key.split('.')[2])),
  }))"""


def main(page, edited, chromium, driver, work):
    browser = Browser(str(pathlib.Path(page).resolve()), chromium, driver)
    report = Report()
    checks = [
        check_start,
        check_filter,
        check_drag,
        check_selection,
        check_settings,
        check_typing,
        check_wrong_edits,
    ]
    try:
        for check in checks:
            check(browser, report)
            report.equal(browser.complaints(), [], f"no error in the console after {check.__name__}")
        browser.open()
        scenes = browser.run(SCENES)
        check_editable(browser, report, scenes)
        check_positions(browser, report, scenes)
        if pathlib.Path(edited).stat().st_size > 100:
            check_edits(browser, report, edited)
        report.equal(browser.complaints(), [], "no error in the console after all scenes")
        take_pictures(browser, pathlib.Path(work) / "pictures")
    finally:
        browser.close()
    print(f"{report.count} checks, {report.failures} failed")
    sys.exit(1 if report.failures else 0)


if __name__ == "__main__":
    main(*sys.argv[1:])
