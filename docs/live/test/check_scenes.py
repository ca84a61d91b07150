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
        found = browser.run_async(POSITIONS, name, key, None, None)
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


# The settings of a scene, and its pieces of code that can be edited, in its first setting.
SCENE = """
  const [name] = arguments
  const { systems, textSizes, notCarried } = await Live.opener.scene(name)
  const keys = Object.keys(systems).filter((key) => textSizes.includes(key.split('.')[2]))
  return { notCarried, systems: keys }"""


def check_editable(browser, report):
    """The unedited code makes the constraints of the native blocks, so that it can be edited. Code of apps
    and lists may be read only, because view controllers hold its views."""
    script = """
      const result = []
      for (const { name, kind } of LIVE.scenes) {
        await Live.opener.open(name)
        const { model } = Live
        if (!model.canSolve) continue
        const { editable, reasons } = model.baseline()
        result.push([name, kind, editable.size, model.scene.code.length, reasons.filter(Boolean)])
      }
      return result"""
    found = browser.run_async(script)
    scenes = sum(1 for _, _, pieces, _, _ in found if pieces)
    pieces, all_pieces = (sum(entry[index] for entry in found) for index in (2, 3))
    print(f"{scenes} of {len(found)} scenes can be edited, {pieces} of {all_pieces} pieces of code")
    for name, kind, pieces, _, reasons in found:
        must_be = kind not in ("app", "list")
        report.check(pieces or not must_be, f"the code of {name} can be edited", "; ".join(reasons))
        if not pieces and not must_be:
            print(f"read only {name}: {'; '.join(reasons)}")
