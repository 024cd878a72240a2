import { spawn } from 'node:child_process'
import { inClone, withTools } from './lib/place.mjs'

// Without a name everything is walked, every transition in the app, and what is left out fails the run.
const given = process.argv.slice(2)
const all = given.length === 0 ? { QUAY_WALKS: 'whole' } : {}
const walking = spawn(inClone('node_modules', '.bin', 'playwright'), ['test', ...given], {
  cwd: inClone(),
  env: { ...withTools(process.env), ...all },
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => walking.kill(signal))
walking.once('exit', (code) => {
  process.exitCode = code ?? 1
})
