import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { findChromium, runs } from '../chromium.mjs'
import { inClone, node, withTools } from './place.mjs'
import { run, step, Trouble } from './run.mjs'

/** The path of a Chromium that runs here; installs one when there is none. */
export async function ensureChromium() {
  const named = process.env.CHROMIUM
  if (named && !runs(named))
    throw new Trouble(`CHROMIUM is "${named}", which does not run; name a Chromium that does, or leave it away.`)
  const found = findChromium()
  if (found) return found
  for (const [says, ...commands] of waysToInstall()) {
    await step(says, () => inTurn(commands))
    const installed = findChromium()
    if (installed) return installed
  }
  throw new Trouble(
    'No Chromium is here and none could be installed; install one and name it with CHROMIUM=/path/to/chromium (what was tried is in reports/chromium-*.log).',
  )
}

function waysToInstall() {
  const playwright = [node, inClone('node_modules', 'playwright', 'cli.js'), 'install', 'chromium']
  const debian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  return [
    ["Fetching Playwright's Chromium", playwright],
    ...(debian ? ['chromium-headless-shell', 'chromium'].map(fromDebian) : []),
  ]
}

const fromDebian = (name) => [
  `Installing Debian's ${name}`,
  ['apt-get', 'update'],
  ['apt-get', 'install', '-y', '--no-install-recommends', name],
]

async function inTurn(commands) {
  for (const [at, command] of commands.entries()) {
    const log = inClone('reports', `chromium-${basename(command[0])}-${at}.log`)
    const { code } = await run(command, { log, env: { ...withTools(process.env), DEBIAN_FRONTEND: 'noninteractive' } })
    if (code !== 0) return
  }
}
