import { spawn } from 'node:child_process'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { inClone, node, withTools } from './place.mjs'
import { plainly } from './run.mjs'

export function start() {
  return plainly(async () => {
    await ensureInstalled()
    await ensureBuilt()
    serve()
  })
}

function serve() {
  const server = spawn(node, [inClone('server', 'main.ts')], { stdio: 'inherit', env: withTools(process.env) })
  // A terminal sends its signal to both of us; the server takes two at once for one.
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => server.kill(name))
  server.once('exit', (code, signal) => {
    if (signal) console.error(`The server was ended by ${signal}.`)
    process.exit(code ?? 1)
  })
}
