"""The scenes in the page: their positions at all sizes, beside those that the native engine computes."""

import pathlib

HERE = pathlib.Path(__file__).parent
POSITIONS = (HERE / "positions.js").read_text()


def check_positions(browser, report):
    """Each box of each scene stands where the native engine places it, at five sizes in each direction,
    state and text size."""
    names = browser.run("return LIVE.scenes.map(({ name }) => name)")
    slow = []
    for number, name in enumerate(names, 1):
        scene = browser.run_async(SCENE, name)
        report.check(not scene["notCarried"], f"{name} follows the size", scene["notCarried"])
        if scene["notCarried"]:
            continue
        boxes = check_scene(browser, report, name, scene["systems"], slow)
        report.add("scenes", 1)
        report.add("positions", boxes)
        print(f"[{number}/{len(names)}] {name}: {boxes} positions, {slow[-1][0]:.2f} ms", flush=True)
    solve, opening = (max((one[index], one[2]) for one in slow) for index in (0, 1))
    print(f"the slowest solve while dragging: {solve[0]:.2f} ms in {solve[1]}")
    print(f"the slowest first solve in a range of sizes: {opening[0]:.2f} ms in {opening[1]}")


def check_scene(browser, report, name, keys, slow):
    """Compares a scene in all its settings; returns the number of positions and adds the times to `slow`."""
    boxes = 0
    solves = []
    openings = []
    for key in keys:
        found = browser.run_async(POSITIONS, name, key)
        boxes += found["count"]
        solves.append(found["slowest"])
        openings.append(found["opening"])
        report.check(found["count"] > 0, f"{name} {key} has boxes")
        differences = found["differences"]
        detail = "; ".join(differences[:3]) + (
            f" and {len(differences) - 3} more" if len(differences) > 3 else ""
        )
        report.check(not differences, f"{name} {key} is laid out as natively", detail)
    slow.append((max(solves), max(openings), name))
    return boxes


# The settings of a scene.
SCENE = """
  const [name] = arguments
  const { systems, textSizes, notCarried } = await Live.opener.scene(name)
  const keys = Object.keys(systems).filter((key) => textSizes.includes(key.split('.')[2]))
  return { notCarried, systems: keys }"""
