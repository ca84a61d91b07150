"""The pages of the gallery: filters, the dialog of a layout, the keyboard, and the tree of a screen reader."""

from selenium.webdriver.common.keys import Keys

SHOWN = "return [...document.querySelectorAll('#list .card')].length"
LAYOUTS = "JSON.parse(document.getElementById('layouts').textContent)"


def open_gallery(browser, address=""):
    browser.driver.get("about:blank")
    browser.driver.get(f"file://{browser.page.parent}/index.html{address}")


def check_filters(browser, report):
    """The filters of the name, the conditions and the problems choose layouts, and their number is said."""
    open_gallery(browser)
    everything = browser.run(f"return {LAYOUTS}.length")
    report.equal(browser.run(SHOWN), everything, "each layout is in the list")
    name = browser.element("#name")
    name.send_keys("nested-insets")
    own = browser.run(f"return {LAYOUTS}.filter((one) => one.preview === 'nested-insets')")
    wanted = len(own)
    report.equal(browser.run(SHOWN), wanted, "the name chooses the layouts of a preview")
    count = browser.run("return document.getElementById('count').textContent")
    report.check(count.startswith(f"{wanted} of {everything} layouts"), "the number is said", count)
    conditions = "document.getElementById('conditions')"
    browser.run(f"{conditions}.value = arguments[0]; {conditions}.dispatchEvent(new Event('input'))",
                own[-1]["conditions"])
    report.equal(browser.run(SHOWN), 1, "the conditions choose one of them")


def check_dialog(browser, report):
    """With the keyboard alone: a layout opens, a view is chosen, the reason is shown, and Escape closes."""
    open_gallery(browser)
    browser.element("#name").send_keys("nested-insets")
    browser.run("document.querySelector('#list .card').focus()")
    browser.driver.switch_to.active_element.send_keys(Keys.ENTER)
    browser.wait("return document.querySelectorAll('#stage button').length > 0", "the views can be chosen")
    browser.run("document.querySelector('#stage button[aria-label$=badge]').focus()")
    browser.driver.switch_to.active_element.send_keys(Keys.ENTER)
    reason = browser.run("return document.getElementById('reason').textContent")
    report.check("NestedInsets.swift" in reason, "the reason names the line", reason)
    live = browser.run("return document.getElementById('live').getAttribute('href')")
    report.check(
        live.startswith("live/index.html#scene=nested-insets&size="), "a link leads to the live page", live)
    browser.driver.switch_to.active_element.send_keys(Keys.ESCAPE)
    report.equal(browser.run("return document.getElementById('detail').open"), False, "Escape closes it")
    browser.driver.get(f"file://{browser.page.parent}/{live}")
    browser.wait("return document.documentElement.dataset.ready === 'true'", "the live page has started")
    report.equal(browser.run("return Live.model.scene.name"), "nested-insets", "it shows the preview")


def check_phone(browser, report):
    """On a phone, and in the dark, nothing is wider than the window."""
    browser.resize(390, 844)
    for scheme in ["light", "dark"]:
        browser.prefers(prefers_color_scheme=scheme)
        open_gallery(browser)
        width = browser.run("return document.documentElement.scrollWidth")
        report.check(width <= 390, f"the gallery fits a phone, {scheme}", f"{width} points")
    browser.prefers(prefers_color_scheme="light")
    browser.resize(1500, 1000)


# Roles that a screen reader reaches as controls.
CONTROLS = {"button", "link", "textbox", "searchbox", "checkbox", "radio", "combobox", "spinbutton", "slider"}


def check_tree(browser, report):
    """In a screen reader's tree, each control and each picture has a name, and the parts are landmarks."""
    for page in ["gallery", "live"]:
        if page == "gallery":
            open_gallery(browser)
        else:
            browser.open("#scene=corners")
        nodes = browser.driver.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
        shown = [node for node in nodes if not node.get("ignored")]
        roles = [(node["role"]["value"], node.get("name", {}).get("value", "")) for node in shown]
        nameless = [role for role, name in roles if role in CONTROLS | {"image"} and not name.strip()]
        report.equal(nameless, [], f"each control of the {page} page has a name")
        report.check("main" in dict(roles), f"the {page} page has a main part", str({role for role, _ in roles}))
        report.check(any(role == "heading" for role, _ in roles), f"the {page} page has headings")
        print(f"{page}: {len(shown)} nodes, {sum(role in CONTROLS for role, _ in roles)} controls, each with a name")
