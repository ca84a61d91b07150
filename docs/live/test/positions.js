// Runs in the page: lays a scene out at its sizes and returns where its boxes differ from the native frames.
// The script is the body of an async function, so that it can wait for the scene.
//
// arguments: name of the scene, the key of a system as "ltr.0.M".

const [name, key] = arguments
const [direction, state, textSize] = key.split('.')
const tolerance = 0.1
const { model, stage, opener } = Live

/** Returns the position of a box relative to the picture, measured in the document. */
function measured(box, origin, scale) {
  const rect = box.getBoundingClientRect()
  return [(rect.left - origin.left) / scale, (rect.top - origin.top) / scale, rect.width / scale,
    rect.height / scale]
}

document.getElementById('picture').classList.remove('moves')
await opener.open(name, { direction, state: Number(state), textSize })
const { scene } = model
if (scene.name !== name || model.systemKey !== key) throw new Error(`${name} has no ${key}`)
const system = model.system
const result = { differences: [], opening: 0, count: 0 }
if (scene.sizes.length !== 5) result.differences.push(`${scene.sizes.length} sizes, not 5`)

/** Returns true for a view that the scene shows: neither it nor a view around it is hidden. */
function isShown(item) {
  for (let index = item; index >= 0; index = system.items[index].parent) {
    if (system.items[index].hidden) return false
  }
  return system.items[item].guide === undefined
}

const shown = [...system.items.keys()].filter(isShown)
scene.sizes.forEach(([width, height], index) => {
  model.resize(width, height)
  // The first solve in a range of sizes adds the rows of the range to the solver.
  result.opening = Math.max(result.opening, model.result?.milliseconds ?? 0)
  const expected = system.expected[index]
  const origin = document.getElementById('picture').getBoundingClientRect()
  const scale = Number(document.getElementById('fit').dataset.scale)
  for (const item of shown) {
    const box = stage.boxes[item]
    const size = `${width}×${height} ${system.items[item].name}`
    if (!box || box.getClientRects().length === 0) {
      result.differences.push(`${size}: is not in the picture`)
      continue
    }
    const place = measured(box, origin, scale)
    const wanted = expected.slice(4 * item, 4 * item + 4)
    result.count += 1
    if (place.every((number, side) => Math.abs(number - wanted[side]) <= tolerance)) continue
    const found = place.map((one) => one.toFixed(2))
    result.differences.push(`${size}: is ${found}, expected ${wanted}`)
  }
})
// Dragging: nine steps of a point at each size, five times. The fastest of the five solves of a step counts,
// as a busy machine interrupts some; the slowest of all steps is the result.
result.slowest = Math.max(...scene.sizes.map(([width, height]) => {
  const times = Array.from({ length: 9 }, () => Infinity)
  for (let round = 0; round < 5; round++) {
    times.forEach((time, step) => {
      model.resize(width - step, height)
      times[step] = Math.min(time, model.result.milliseconds)
    })
  }
  return Math.max(...times)
}))
return result
