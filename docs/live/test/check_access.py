"""Links that others made, the history, and the page without a mouse."""

import base64
import json
import pathlib
import shutil

from selenium.webdriver.common.keys import Keys

from browser import set_code


def check_links(browser, report):
    """A link that holds no readable code shows its scene and a notice; one with code shows the edit."""
    notice = "return document.getElementById('notice').textContent"
    texts = "return Live.model.texts"
    for value in ["abc", True, 5, {"0": 5}, {"99": "x"}, {"name": "x"}, ["a", 5]]:
        browser.open(f"#scene=corners&code={packed(value)}")
        report.equal(browser.run("return Live.model.scene.name"), "corners", f"a link with {value!r} opens")
        report.equal(browser.run(notice), "The code of this link cannot be read.", f"{value!r} is refused")
        report.equal(browser.run(texts), None, f"{value!r} is no edit")
    browser.open("#scene=corners&code=%25")
    report.equal(browser.run(notice), "The code of this link cannot be read.", "letters that are no code")
    browser.open(f"#scene=corners&code={packed({'0': 'make.center(red)'})}")
    report.equal(browser.run(texts), {"0": "make.center(red)"}, "readable code is shown")
    report.equal(browser.run(notice), "", "readable code needs no notice")
    browser.open("#scene=nosuch")
    report.equal(browser.run(notice), "There is no scene “nosuch”.", "an unknown scene is reported")


def packed(value):
    return base64.urlsafe_b64encode(json.dumps(value).encode()).decode().rstrip("=")


def check_failed_start(browser, report, page):
    """A start that fails shows a sentence, also from a file. `page` is a copy with an engine that fails."""
    browser.driver.get("about:blank")
    browser.driver.get(f"file://{page}/index.html")
    shown = "return document.getElementById('failure').checkVisibility()"
    browser.wait(shown, "the failure is shown")
    text = browser.run("return document.getElementById('failure').textContent")
    report.equal(text, "This page has an error: no list of scenes", "a start that fails is reported")
    browser.complaints()
    browser.open()


def check_long_runs(browser, report):
    """Code that would keep the page busy ends with an error."""
    for loop in [
        "for _ in 0..<9000 { for _ in 0..<9000 { } }",
        "for _ in 0..<9000 { for _ in 0..<9000 { for _ in 0..<9000 { let a = 1 } } }",
    ]:
        browser.open("#scene=corners")
        set_code(browser, "make.center(purple)", f"make.center(purple)\n{loop}")
        error = browser.run("return Live.model.edit.error?.text ?? ''")
        report.check("too many steps" in error, f"{loop} ends", error)


def check_numbers(browser, report):
    """Alt with an arrow key changes the last digit of the number at the caret, with its sign."""
    step = """
      const [text, caret, key, shiftKey] = arguments
      const field = [...document.querySelectorAll('#editors textarea')].find((one) => !one.readOnly)
      field.closest('details').open = true
      field.value = text
      field.focus()
      field.setSelectionRange(caret, caret)
      field.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, altKey: true, bubbles: true }))
      return field.value"""
    cases = [
        ("w * 0.9", 7, "ArrowUp", False, "w * 1.0"),
        ("w * 0.25", 4, "ArrowDown", False, "w * 0.24"),
        ("edge: 9", 7, "ArrowUp", False, "edge: 10"),
        ("(-5)", 3, "ArrowUp", False, "(-4)"),
        ("(-5)", 3, "ArrowDown", False, "(-6)"),
        ("w-5", 3, "ArrowUp", False, "w-6"),
        ("edge: 7", 7, "ArrowDown", True, "edge: 0"),
        ("20...30", 7, "ArrowUp", True, "20...40"),
        ("title2", 6, "ArrowUp", False, "title2"),
    ]
    browser.open("#scene=corners")
    for text, caret, key, shift, wanted in cases:
        report.equal(browser.run(step, text, caret, key, shift), wanted, f"{key} at {caret} of {text}")


def check_history(browser, report):
    """Back and Forward show the scenes that were opened; a change of the size makes no entry."""
    name = "Live.model.scene.name"
    browser.open("#scene=corners")
    browser.run("document.querySelector('#scenes a[data-scene=cell]').click()")
    browser.wait(f"return {name} === 'cell'", "the second scene is shown")
    browser.run("Live.model.resize(300, 80)")
    browser.wait("return location.hash.includes('300x80')", "the address follows the size")
    browser.driver.back()
    browser.wait(f"return {name} === 'corners'", "Back returns to the scene before")
    browser.driver.forward()
    browser.wait(f"return {name} === 'cell'", "Forward returns to the scene")
    report.equal(browser.run("return Live.model.width"), 300, "a scene returns at its size")


def check_names(browser, report):
    """Each control that is shown has a name."""
    controls = browser.run("""
      return [...document.querySelectorAll('button, input, textarea, a')].filter((one) =>
        one.offsetParent && !(one.getAttribute('aria-label') || one.textContent.trim() || one.labels?.length))
        .map((one) => one.outerHTML)""")
    report.equal(controls, [], "each control has a name")


def check_structure(browser, report):
    """The views are named groups, none is a button, and a field with an error refers to its report."""
    browser.open("#scene=tiles")
    roles = browser.run("return [...document.querySelectorAll('[data-item]')].map((one) => one.role)")
    report.equal(set(roles), {"group"}, "each view is a group")
    names = browser.run("return [...document.querySelectorAll('[data-item]')].map((one) => one.ariaLabel)")
    report.check(all(names), "each view has a name", str(names))
    report.check(browser.run("return document.getElementById('picture').ariaLabel"), "the picture has a name")
    browser.open("#scene=corners")
    set_code(browser, "make.center(purple)", "make.middle(purple)")
    described = """
      const field = document.querySelector('textarea[aria-invalid=true]')
      return document.getElementById(field?.getAttribute('aria-describedby'))?.textContent ?? ''"""
    report.check("middle" in browser.run(described), "a field with an error refers to its report")
    browser.run("document.getElementById('undo').click()")
    report.equal(
        browser.run("return document.querySelectorAll('[aria-invalid=true]').length"), 0,
        "a field without an error is valid",
    )


def check_focus(browser, report):
    """The focus stays in the inspector and the reports while the picture changes, and returns on Close."""
    browser.open("#scene=corners")
    browser.run("Live.model.select(1); document.querySelector('#inspector li button').focus()")
    browser.run("globalThis.focused = document.activeElement; Live.model.resize(333, 444)")
    report.check(
        browser.run("return document.activeElement === focused && focused.isConnected"),
        "the focus stays in the inspector while the size changes",
    )
    browser.run("document.querySelector('#inspector h3 button').click()")
    report.equal(
        browser.run("return document.activeElement.dataset.item"), "1", "Close returns the focus to the view"
    )
    set_code(browser, "make.center(purple)", "make.middle(purple)")
    browser.run("globalThis.focused = document.querySelector('#reports button'); focused.focus()")
    browser.run("Live.model.resize(310, 470)")
    report.check(
        browser.run("return document.activeElement === focused"),
        "the focus stays in a report that does not change",
    )
    sentence = "explain(view) is known for the unedited code only."
    browser.run("Live.model.select(1)")
    report.check(
        sentence in browser.run("return document.getElementById('inspector').textContent"),
        "an edit has a sentence in place of those of explain",
    )


def check_tab_order(browser, report):
    """The Tab key goes from the filter to the list, the picture, the corner, the fields and the code."""
    browser.open("#scene=corners")
    browser.run("document.querySelector('#scenes li:last-child a').focus()")
    browser.run("[...document.querySelectorAll('#scenes a')].at(-1).focus()")
    wanted = ["rulers", "view 0", "handle", "width", "height"]
    found = []
    for _ in range(30):
        browser.driver.switch_to.active_element.send_keys(Keys.TAB)
        found.append(browser.run("""
          const { id, dataset } = document.activeElement
          return dataset.item === undefined ? id || document.activeElement.localName : `view ${dataset.item}`"""))
        if found[-1] == "textarea":
            break
    order = [one for one in found if one in wanted]
    report.equal(order, wanted, "the order of the Tab key")
    report.equal(found[-1], "textarea", "the Tab key reaches the code")


def check_phone(browser, report):
    """On a phone no scene is wider than the window."""
    browser.resize(390, 844)
    browser.open()
    names = browser.run("return Object.values(LIVE.scenes).map((one) => one.name)")
    for name in names[::6]:
        browser.open_scene(name)
        width = browser.run("return document.documentElement.scrollWidth")
        report.check(width <= 390, f"{name} fits a phone", f"{width} points")
    browser.resize(1500, 1000)


# Texts need a contrast of 4.5 with their background, symbols and borders one of 3 (WCAG 2.1, 1.4.3 and 1.4.11).
TEXTS = [
    ("ink", "panel"), ("ink", "ground"), ("soft", "panel"), ("soft", "ground"), ("soft", "brand-wash"),
    ("soft", "amber-wash"), ("soft", "warm-wash"), ("warm", "warm-wash"), ("warm", "panel"),
    ("amber", "amber-wash"), ("comment", "panel"), ("comment", "brand-wash"), ("number", "brand-wash"),
    ("string", "brand-wash"), ("keyword", "brand-wash"), ("type", "brand-wash"), ("verb", "brand-wash"),
    ("brand-ink", "brand"), ("brand", "ground"),
]  # fmt: skip
SIGNS = [("warm-ink", "warm"), ("edge", "panel"), ("edge", "ground"), ("warm", "desk")]


def check_contrast(browser, report, file="index.html"):
    """The texts of the page have enough contrast with their backgrounds, in light and dark."""
    computed = """
      const one = document.body.appendChild(document.createElement('i'))
      one.style.color = `var(--${arguments[0]})`
      const { color } = getComputedStyle(one)
      one.remove()
      return color.match(/[0-9.]+/g).slice(0, 3).map(Number)"""
    for scheme in ["light", "dark"]:
        browser.prefers(prefers_color_scheme=scheme)
        browser.open(file=file)
        for needed, pairs in [(4.5, TEXTS), (3, SIGNS)]:
            for one, ground in pairs:
                found = contrast(browser.run(computed, one), browser.run(computed, ground))
                report.check(found >= needed, f"{one} on {ground} in {scheme}", f"{found:.2f} of {needed}")
    browser.prefers(prefers_color_scheme="light")


def contrast(one, other):
    low, high = sorted([luminance(one), luminance(other)])
    return (high + 0.05) / (low + 0.05)


def luminance(color):
    parts = [part / 255 for part in color]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return sum(weight * part for weight, part in zip([0.2126, 0.7152, 0.0722], linear))


def failing_copy(page, work):
    """Copies a page without its list of scenes, so that the start fails."""
    copy = pathlib.Path(work) / "failing-page"
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(page, copy)
    with (copy / "live-scenes.js").open("a") as script:
        script.write("\nObject.defineProperty(LIVE, 'scenes', { get() { throw Error('no list of scenes') } })\n")
    return copy
