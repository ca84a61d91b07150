// Runs in the page: lays a scene out at its sizes and returns where its boxes differ from the native frames.
// The script is the body of an async function, so that it can wait for the scene.
//
// arguments: name of the scene, the key of a system as "ltr.0.M", the expected frames by size or null for
// those of the data, the edited texts or null.

const [name, key, expectedBySize, texts, views] = arguments
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
await opener.open(name, { direction, state: Number(state), textSize, texts })
const { scene } = model
if (scene.name !== name || model.systemKey !== key) throw new Error(`${name} has no ${key}`)
const result = { differences: [], opening: 0, count: 0, error: model.edit.error?.text ?? null }
const system = model.system
scene.sizes.forEach(([width, height], index) => {
  model.resize(width, height)
  // The first solve in a range of sizes adds the rows of the range to the solver.
  result.opening = Math.max(result.opening, model.result?.milliseconds ?? 0)
  const expected = expectedBySize?.[index] ?? system.expected[index]
  const origin = document.getElementById('picture').getBoundingClientRect()
  const scale = Number(document.getElementById('fit').dataset.scale)
  stage.boxes.forEach((box, item) => {
    if (!box || box.getClientRects().length === 0) return
    const place = measured(box, origin, scale)
    const index = views ? views[stage.boxes.slice(0, item).filter(Boolean).length] : item
    const wanted = expected.slice(4 * index, 4 * index + 4)
    result.count += 1
    if (place.every((number, side) => Math.abs(number - wanted[side]) <= tolerance)) return
    result.differences.push(
      `${width}×${height} ${system.items[item].name}: is ${place.map((one) => one.toFixed(2))}, `
      + `expected ${wanted}`)
  })
})
// Dragging: nine solves of each size, a point apart. The middle one counts, as a busy machine has outliers.
result.slowest = Math.max(...scene.sizes.map(([width, height]) => {
  const times = []
  for (let step = 0; step < 9 && model.result; step++) {
    model.resize(width - step, height)
    times.push(model.result.milliseconds)
  }
  return times.sort((one, other) => one - other)[4] ?? 0
}))
return result
