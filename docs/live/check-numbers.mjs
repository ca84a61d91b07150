// Changes every number of the live pages, in the page and in the sources of the scenes, and compares the frames.
//
//     node docs/live/check-numbers.mjs edit LIVE SCENES       changes the numbers in a copy of the scenes
//     node docs/live/check-numbers.mjs compare LIVE EDITED    compares with the data of the program made of them
//
// Each number is changed by another amount, so that one that is taken for another gives other frames. A page is left
// out if its code has a changed number that cannot be changed in this page, and so is a view that code places by its
// frame, such as the text of a button: it follows the size, and no number.

import fs from 'node:fs'
import path from 'node:path'
import { loaded } from './pages.mjs'

const [command, folder, other] = process.argv.slice(2)
if (!['edit', 'compare'].includes(command) || !other) {
  console.error('check-numbers.mjs needs edit or compare, the folder of the live pages, and another folder.')
  process.exit(64)
}
const { scenes, LiveLayout } = await loaded(folder)
const placeOf = (scene, { code, line, column }) => `${scene.code[code].file}:${line}:${column}`

/** Returns the parts in which a number is used: constant, inset, multiplier, divisor, priority. */
function partsOf(scene, number) {
  const rows = scene.list.flatMap(({ variants }) => variants.flatMap((variant) => variant.rows))
  const uses = rows.flatMap((row) => row.numbers ?? []).filter((use) => use.number === number)
  return new Set(uses.map(({ part }) => part))
}

/** The new value of each number by its place in the sources. */
const values = new Map()
for (const scene of scenes) {
  scene.numbers.forEach((number, index) => {
    const place = placeOf(scene, number)
    if (values.has(place)) return
    const parts = partsOf(scene, index)
    const step = ((values.size * 7) % 11) + 1
    const isFactor = parts.has('multiplier') || parts.has('divisor')
    values.set(place, isFactor ? number.value * (1 + step / 256) : number.value + step / 4)
  })
}

const indentOf = (line) => line.length - line.trimStart().length

/** Replaces the numbers in the files of a folder, from the end of each line to its beginning. */
function edit() {
  const edits = scenes.flatMap((scene) => scene.numbers.map((number) => {
    const { file, first, text } = scene.code[number.code]
    return { file, ...number, shown: text.split('\n')[number.line - first], value: values.get(placeOf(scene, number)) }
  }))
  const unique = [...new Map(edits.map((one) => [`${one.file}:${one.line}:${one.column}`, one])).values()]
  for (const file of new Set(unique.map((one) => one.file))) {
    const lines = fs.readFileSync(path.join(other, file), 'utf8').split('\n')
    const own = unique.filter((one) => one.file === file).sort((one, two) => two.column - one.column)
    for (const { line, column, text, shown, value } of own) {
      const whole = lines[line - 1]
      const at = column + (indentOf(whole) - indentOf(shown))
      if (whole.slice(at, at + text.length) !== text) throw new Error(`${file}:${line} has no ${text}`)
      lines[line - 1] = `${whole.slice(0, at)}${value}${whole.slice(at + text.length)}`
    }
    fs.writeFileSync(path.join(other, file), lines.join('\n'))
  }
  console.log(`${unique.length} numbers of ${scenes.length} pages are changed.`)
}

async function compare() {
  const edited = new Map((await loaded(other)).scenes.map((scene) => [scene.name, scene]))
  let [pages, frames, failures] = [0, 0, 0]
  const left = []
  for (const scene of scenes) {
    const known = new Set(scene.numbers.map((number) => placeOf(scene, number)))
    const isWhole = [...values.keys()].every((place) => known.has(place) || !isIn(scene, place))
    const result = edited.get(scene.name)
    if (!isWhole || scene.notCarried || !result) {
      left.push(scene.name)
      continue
    }
    pages += 1
    const own = new Map(scene.numbers.map((number, index) => [index, values.get(placeOf(scene, number))]))
    for (const [key, index] of Object.entries(scene.systems)) {
      const system = scene.list[index]
      const wanted = result.list[result.systems[key]].expected
      const layout = LiveLayout.open(system, scene.numbers)
      const placed = placedByCode(system)
      layout.change(own)
      scene.sizes.forEach(([width, height], place) => {
        const found = layout.solve(width, height).frames
        frames += system.items.length
        const wrong = wanted[place].findIndex((value, side) =>
          !placed.has(side >> 2) && Math.abs(value - found[side]) > 0.001)
        if (wrong < 0) return
        failures += 1
        console.log(`${scene.name} ${key} at ${width}x${height}: ${system.items[wrong >> 2].name} has `
          + `${found.slice(wrong & ~3, (wrong & ~3) + 4)}, not ${wanted[place].slice(wrong & ~3, (wrong & ~3) + 4)}`)
      })
      layout.close()
    }
  }
  console.log(`${values.size} numbers changed; ${pages} of ${scenes.length} pages, ${frames} frames compared, `
    + `${failures} layouts differ; left out: ${left.join(', ') || 'none'}`)
  return failures
}

/** Returns the views that code places by their frames, and those inside of them. */
function placedByCode({ items, variants }) {
  const placed = new Set(variants.flatMap(({ frames }) => Object.keys(frames).map(Number)))
  items.forEach(({ parent }, item) => placed.has(parent) && placed.add(item))
  return placed
}

/** Returns true if a place is in the shown code of a scene. */
function isIn(scene, place) {
  const [file, line] = place.split(':')
  return scene.code.some((part) =>
    part.file === file && line >= part.first && line < part.first + part.text.split('\n').length)
}

if (command === 'edit') edit()
else process.exit((await compare()) > 0 ? 1 : 0)
