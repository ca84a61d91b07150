"""The controls of the page: the corner, the selection, the settings, the numbers, the list of scenes."""

import time

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from browser import set_number


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
    lines = "return Live.code.madeLines.map(({ text }) => text)"
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
    set_number(browser, "make.size(large)", 0, "0.4")
    browser.run("Live.model.resize(300, 400); Live.model.select(2)")
    browser.wait(
        "return location.hash.includes('numbers=') && location.hash.includes('view=2')", "the address follows"
    )
    address = browser.run("return location.hash")
    state = (
        "const { scene, state, width, height, selected, values } = Live.model\n"
        "return [scene.name, state, width, height, selected, [...values]]"
    )
    before = browser.run(state)
    browser.open(address)
    report.equal(browser.run(state), before, "a link shows the same state again")


def check_numbers(browser, report):
    """A typed number is laid out at once, the arrow keys change its last digit, and Escape takes it back."""
    browser.open("#scene=corners")
    field = browser.run("""
      const lines = [...document.querySelectorAll('#code .line')]
      const field = lines.find((one) => one.textContent.includes('insetEdges')).querySelector('input')
      field.focus()
      field.select()
      return field""")
    left = "return document.querySelector('[data-name=\"red\"]').offsetLeft"
    field.send_keys("25")
    report.equal(browser.run(left), 25, "a typed number is laid out")
    field.send_keys(Keys.ARROW_UP)
    report.equal(browser.run(left), 26, "an arrow key changes the last digit")
    field.send_keys(Keys.SHIFT + Keys.ARROW_DOWN)
    report.equal(browser.run(left), 16, "with Shift by 10")
    field.send_keys(Keys.ESCAPE)
    report.equal(browser.run(left), 20, "Escape takes it back")
    width = "return document.querySelector('[data-name=\"red\"]').offsetWidth"
    set_number(browser, "make.size(red", 0, "0.5")
    report.equal(browser.run(width), 140, "a share of a length less its insets")
    browser.element("#undo").click()
    report.equal(browser.run(width), 84, "all changes are taken back")
    browser.open("#scene=cell")
    set_number(browser, "make.size(icon)", 0, "400")
    shown = browser.run("return document.getElementById('reports').textContent")
    report.check("make.xPlace" not in shown and "cannot all hold" in shown, "a conflict is reported", shown)
    marked = browser.run("return document.querySelectorAll('.line.conflict').length")
    report.check(marked == 1, "its line is marked", f"{marked} lines are")
    steps = [("0.25", "ArrowUp", "0.26"), ("0", "ArrowDown", "0"), ("-4", "ArrowUp", "-3"), ("9.5", "ArrowDown", "9.4")]
    step = """
      const [text, key] = arguments
      const field = document.querySelector('#code details[open] input')
      field.value = text
      field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
      return field.value"""
    for text, key, wanted in steps:
        report.equal(browser.run(step, text, key), wanted, f"{key} of {text}")


def check_length(browser, report):
    """Texts of double length wrap into more lines, and those of half into fewer."""
    browser.open("#scene=cell")
    lines = """
      document.querySelector(`#length input[value="${arguments[0]}"]`).click()
      return document.querySelectorAll('[data-name=longDetail] svg text').length"""
    half, usual, double = (browser.run(lines, share) for share in ["0.5", "1", "2"])
    report.check(half < usual < double, "the lines of a text follow its length", f"{half}, {usual}, {double}")


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


def check_loading(browser, report, broken):
    """The later of two clicks counts, and a scene without its script is reported. `broken` is a copy of the
    page in which the script of one scene is missing and that of another is damaged."""
    browser.open("#scene=corners")
    browser.run(SLOW_PRODUCT)
    name = "return Live.model.scene.name"
    click = "document.querySelector(`#scenes a[data-scene=${arguments[0]}]`).click()"
    note = "return document.getElementById('loading').textContent"
    browser.run(click, "product")
    browser.wait(f"{note}.endsWith('is being loaded.')", "the page says that a slow scene is being loaded")
    browser.run(click, "cell")
    browser.wait(f"{name} === 'cell'", "the second scene is shown")
    time.sleep(0.8)
    report.equal(browser.run(name), "cell", "the later of two clicks counts")
    report.equal(browser.run(note), "", "no sentence about loading remains")
    browser.run(click, "product")
    browser.wait(f"{name} === 'product'", "a scene whose script arrived late can be opened")

    browser.open("#scene=cell", page=broken)
    report.equal(
        browser.run(note), "“A table cell” cannot be shown: scenes/cell.js cannot be loaded.",
        "a missing script is reported",
    )
    browser.run(click, "corners")
    browser.wait("return Live.model.scene?.name === 'corners'", "another scene can be opened then")
    report.equal(browser.run(note), "", "the report goes when another scene is shown")
    browser.run(click, "chat")
    browser.wait(f"{note}.includes('cannot')", "a damaged script is reported")
    report.equal(
        browser.run(note), "“Chat” cannot be shown: scenes/chat.js has no data of this scene.",
        "a damaged script is reported",
    )
    report.equal(browser.run(name), "corners", "the scene before it stays")
    complaints = browser.complaints()
    report.check(len(complaints) > 0, "the console shows the missing script", str(complaints))


# Each script arrives at once from a file; that of one scene is delayed.
SLOW_PRODUCT = """
  const { opener } = Live
  const scene = opener.scene.bind(opener)
  const later = new Promise((resolve) => setTimeout(resolve, 700))
  opener.scene = (name) => (name === 'product' ? later.then(() => scene(name)) : scene(name))"""
