// Compares the answers of the page for logs with those of the command, without a browser: each recorded log
// that RecordedLogTests reads as a text.
//
//     node docs/live/check-doctor.mjs OUT DOCTOR

import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

const [folder, command] = process.argv.slice(2)
if (!folder || !command) {
  console.error('check-doctor.mjs needs the folder that docs/live/make has written, and the command Doctor.')
  process.exit(64)
}
for (const file of ['live-doctor.js', 'layout-module.js', 'doctor-engine.js']) {
  (0, eval)(fs.readFileSync(path.join(folder, file), 'utf8'))
}
const fixtures = new URL('../../Tests/LayoutInspectionTests/Fixtures/conflict-logs.txt', import.meta.url)
const [, ...logs] = fs.readFileSync(fixtures, 'utf8').split(/^# /m)
const doctor = await globalThis.Live.Doctor.start()
const different = logs.filter((log) => {
  const found = doctor.answer(log)
  const wanted = spawnSync(command, { input: log, encoding: 'utf8' }).stdout
  if (found === wanted && wanted) return false
  const [title] = log.split('\n')
  console.log(`The page answers the log "${title}" with:\n${found}\nThe command answers:\n${wanted}`)
  return true
})
console.log(`${logs.length} logs, ${different.length} with another answer than that of the command.`)
process.exit(logs.length > 0 && different.length === 0 ? 0 : 1)
