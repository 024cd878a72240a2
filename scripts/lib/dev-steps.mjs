import { spawn } from 'node:child_process'
import { ensureInstalled } from './install.mjs'
import { inClone, node, withTools } from './place.mjs'
import { plainly } from './run.mjs'

/** Where Vite serves the app: what a passkey signs names it. */
const ORIGIN = 'http://localhost:5173'

/** The server, started anew at each change of its files, and the web app as Vite serves it. */
export function dev() {
  return plainly(async () => {
    await ensureInstalled()
    const env = withTools({ ORIGIN, ...process.env })
    const both = [
      [node, '--watch', '--watch-preserve-output', inClone('server', 'main.ts')],
      [node, inClone('node_modules', 'vite', 'bin', 'vite.js'), '--strictPort'],
    ].map(([program, ...given]) => spawn(program, given, { stdio: 'inherit', env }))
    const end = (name) => both.forEach((child) => child.kill(name))
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => end(name))
    both.forEach((child) =>
      child.once('exit', (code) => {
        end('SIGTERM')
        process.exitCode ||= code ?? 1
      }),
    )
  })
}
