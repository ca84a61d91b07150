"""Links that others made, the history, and the page without a mouse."""

import pathlib
import shutil

from selenium.webdriver.common.keys import Keys

from browser import set_number


def check_links(browser, report):
    """A link with numbers that the code does not have shows its scene and a notice; one with numbers shows them."""
    notice = "return document.getElementById('notice').textContent"
    values = "return [...Live.model.values]"
    for numbers in ["99:5", "0:abc", "0", "x:4", "%25"]:
        browser.open(f"#scene=corners&numbers={numbers}")
        report.equal(browser.run("return Live.model.scene.name"), "corners", f"a link with {numbers} opens")
        report.equal(
            browser.run(notice), "Some numbers of this link are not in the code.", f"{numbers} is refused")
        report.equal(browser.run(values), [], f"{numbers} is no change")
    browser.open("#scene=corners&numbers=1:33")
    report.equal(browser.run(values), [[1, 33]], "a number of a link is shown")
    report.equal(browser.run(notice), "", "it needs no notice")
    browser.open("#scene=nosuch")
    report.equal(browser.run(notice), "There is no scene “nosuch”.", "an unknown scene is reported")


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
    """The views are named groups, and none is a button; a field that holds no number is invalid."""
    browser.open("#scene=tiles")
    roles = browser.run("return [...document.querySelectorAll('[data-item]')].map((one) => one.role)")
    report.equal(set(roles), {"group"}, "each view is a group")
    names = browser.run("return [...document.querySelectorAll('[data-item]')].map((one) => one.ariaLabel)")
    report.check(all(names), "each view has a name", str(names))
    report.check(browser.run("return document.getElementById('picture').ariaLabel"), "the picture has a name")
    browser.open("#scene=corners")
    invalid = "return document.querySelectorAll('#code input[aria-invalid=true]').length"
    left = "return document.querySelector('[data-name=red]').offsetLeft"
    set_number(browser, "make.insetEdges", 0, "1x")
    report.equal(browser.run(invalid), 1, "a field without a number is invalid")
    report.equal(browser.run(left), 20, "the layout stays then")
    browser.run("document.getElementById('undo').click()")
    set_number(browser, "make.insetEdges", 0, "20")
    report.equal(browser.run(invalid), 0, "a field with a number is valid")


def check_focus(browser, report):
    """The focus stays in the inspector and the reports while the picture changes, and returns on Close."""
    browser.open("#scene=corners")
    browser.run("Live.model.select(1); document.querySelector('#inspector li button').focus()")
    browser.run("globalThis.focused = document.activeElement; Live.model.resize(333, 444)")
    report.check(
        browser.run("return document.activeElement === focused && focused.isConnected"),
        "the focus stays in the inspector while the size changes",
    )
    browser.run("document.querySelector('#inspector h3 button:last-child').click()")
    report.equal(
        browser.run("return document.activeElement.dataset.item"), "1", "Close returns the focus to the view"
    )
    browser.open("#scene=cell")
    set_number(browser, "make.size(icon)", 0, "400")
    browser.run("globalThis.focused = document.querySelector('#reports button'); focused.focus()")
    browser.run("Live.model.select(-1)")
    report.check(
        browser.run("return document.activeElement === focused"),
        "the focus stays in a conflict that does not change",
    )
    sentence = "explain(view) is known for the code as it is written only."
    browser.run("Live.model.select(1)")
    report.check(
        sentence in browser.run("return document.getElementById('inspector').textContent"),
        "a changed number has a sentence in place of those of explain",
    )


def check_tab_order(browser, report):
    """The Tab key goes from the filter to the list, the picture, the corner, the fields and the numbers."""
    browser.open("#scene=corners")
    browser.run("document.querySelector('#scenes li:last-child a').focus()")
    browser.run("[...document.querySelectorAll('#scenes a')].at(-1).focus()")
    wanted = ["rulers", "view 0", "handle", "width", "height"]
    found = []
    for _ in range(30):
        browser.driver.switch_to.active_element.send_keys(Keys.TAB)
        found.append(browser.run("""
          const { id, className, dataset } = document.activeElement
          return dataset.item === undefined ? id || className : `view ${dataset.item}`"""))
        if found[-1] == "number":
            break
    order = [one for one in found if one in wanted]
    report.equal(order, wanted, "the order of the Tab key")
    report.equal(found[-1], "number", "the Tab key reaches the numbers of the code")


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
