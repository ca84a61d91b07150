// Compares the layouts of the live page with the frames that the library computes natively: every scene in
// both directions, all states and text sizes, at five sizes, once with a new system for each size and once
// with one system that is dragged from size to size.
//
//     node docs/live/check.mjs LIVE [scene …]

import { loaded } from './pages.mjs'

const [folder, ...names] = process.argv.slice(2)
if (!folder) {
  console.error('check.mjs needs the folder live of a gallery.')
  process.exit(64)
}
const { scenes, unknown, Live, LiveLayout, facts } = await loaded(folder, names)

/** The largest difference of a coordinate, in points. */
const TOLERANCE = 0.001
let failures = 0
let compared = 0
const times = []

function difference(scene, key, system, number, result, how) {
  const expected = system.expected[number]
  for (let index = 0; index < system.items.length; index++) {
    const from = 4 * index
    const found = Array.from(result.frames.slice(from, from + 4))
    const wanted = expected.slice(from, from + 4)
    compared += 1
    if (found.every((value, edge) => Math.abs(value - wanted[edge]) <= TOLERANCE)) continue
    const size = scene.sizes[number].join('x')
    const rounded = found.map((value) => Math.round(value * 1000) / 1000)
    return `${scene.name} ${key} at ${size}, ${how}: ${system.items[index].name} (${index}) `
      + `has [${rounded}], not [${wanted}]`
  }
  return null
}

function report(sentence) {
  if (!sentence) return
  failures += 1
  console.log(sentence)
}

/** Compares the rows that the page lowers from attributes with those of the library. */
function checkRows(scene, key, system) {
  for (const variant of system.variants) {
    for (const row of variant.rows) {
      if (!row.between) continue
      let found
      try {
        found = Live.lowered(row.between, system.items)
      } catch (error) {
        report(`${scene.name} ${key}: ${error.message}`)
        continue
      }
      const sorted = []
      for (let index = 0; index < row.terms.length; index += 2) {
        sorted.push([row.terms[index + 1], row.terms[index]])
      }
      sorted.sort((one, other) => one[0] - other[0])
      const wanted = sorted.flatMap(([variable, factor]) => [factor, variable])
      const constant = Array.isArray(row.constant) ? row.constant[0] : row.constant
      const isSame = wanted.length === found.terms.length
        && wanted.every((value, index) => Math.abs(value - found.terms[index]) < 1e-9)
        && Math.abs(constant - found.constant) < 1e-6
      if (!isSame) {
        report(`${scene.name} ${key}: ${JSON.stringify(row.between)} is lowered to `
          + `[${found.terms}] ${found.constant}, not [${wanted}] ${constant}`)
        return
      }
    }
  }
}

function checkScene(scene) {
  for (const [key, index] of Object.entries(scene.systems)) {
    const system = scene.list[index]
    checkRows(scene, key, system)
    const dragged = LiveLayout.open(system, scene.numbers)
    scene.sizes.forEach(([width, height], number) => {
      const fresh = LiveLayout.open(system, scene.numbers)
      report(difference(scene, key, system, number, fresh.solve(width, height), 'new'))
      fresh.close()
      report(difference(scene, key, system, number, dragged.solve(width, height), 'dragged'))
    })
    const [width, height] = scene.size
    report(difference(scene, key, system, 0, dragged.solve(width, height), 'dragged back'))
    const time = Math.min(...[1, 2, 3].map(() => dragTime(dragged, width, height)))
    times.push({ name: `${scene.name} ${key}`, time })
    dragged.close()
  }
}

/** Returns the mean time of a solve in a drag of 50 steps, in milliseconds. */
function dragTime(layout, width, height) {
  const start = performance.now()
  for (let step = 0; step < 50; step++) layout.solve(width + 0.7 * step, height + 0.3 * step)
  return (performance.now() - start) / 50
}

for (const name of unknown) report(`${name} is not a scene of ${folder}.`)
const carried = scenes.filter((scene) => !scene.notCarried)
for (const scene of scenes.filter((one) => one.notCarried)) {
  report(`${scene.name} is not carried: ${scene.notCarried}`)
}
for (const scene of carried) checkScene(scene)
times.sort((one, other) => other.time - one.time)
console.log(
  `${carried.length} of ${scenes.length} scenes, ${compared} frames compared, ${failures} differences; `
  + `the engine has ${facts.bytes} bytes and starts in ${facts.milliseconds.toFixed(1)} ms`)
console.log('slowest solves: ' + times.slice(0, 3).map(({ name, time }) =>
  `${name} ${time.toFixed(3)} ms`).join(', '))
process.exit(failures > 0 ? 1 : 0)
