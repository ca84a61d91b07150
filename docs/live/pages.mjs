// Reads the live pages of a folder without a browser.

import fs from 'node:fs'
import path from 'node:path'

/** Returns the scenes of a folder, or those with some names, and the layouts of the page. */
export async function loaded(folder, names = []) {
  const run = (file) => (0, eval)(fs.readFileSync(path.join(folder, file), 'utf8'))
  run('live-scenes.js')
  if (!globalThis.LiveLayout) {
    const page = fs.readFileSync(path.join(folder, 'index.html'), 'utf8')
    run('live-engine.js')
    for (const [, file] of page.matchAll(/src="(layout[\w-]*\.js)"/g)) run(file)
  }
  const { LIVE, LiveLayout, Live } = globalThis
  const listed = LIVE.scenes.map((scene) => scene.name)
  const unknown = names.filter((name) => !listed.includes(name))
  const scenes = listed.filter((name) => names.length === 0 || names.includes(name)).map((name) => {
    run(`scenes/${name}.js`)
    return Live.sceneOf(LIVE.data[name])
  })
  return { scenes, unknown, Live, LiveLayout, facts: await LiveLayout.load() }
}
