import { existsSync, readFileSync } from 'node:fs'
import { inClone, node } from './place.mjs'
import { run, step, tail, Trouble } from './run.mjs'

/** Installs the locked packages unless exactly those are there. */
export async function ensureInstalled() {
  if (isInstalled()) return false
  await step('Installing the locked packages', async () => {
    const log = inClone('reports', 'install.log')
    const { code, reason } = await run([...npm(), 'ci', '--include=dev', '--no-audit', '--no-fund'], { log })
    if (code !== 0)
      throw new Trouble(
        `${tail(log, 20)}\nnpm could not install the packages${reason ? ` (${reason})` : ''}; everything it said is in reports/install.log.`,
      )
    if (!existsSync(node))
      throw new Trouble(
        'npm did not install the pinned Node, because install scripts are switched off; start again with npm_config_ignore_scripts=false.',
      )
  })
  return true
}

// Under `npm start` the first `node` on the path is the pinned one, which `npm ci` is about to remove.
function npm() {
  const { npm_node_execpath: host, npm_execpath: program } = process.env
  return host && program ? [host, program] : ['npm']
}

/** npm keeps its own record of what it installed; that and the lock must agree. */
function isInstalled() {
  if (!existsSync(node)) return false
  const wanted = packagesIn(inClone('package-lock.json'))
  const found = packagesIn(inClone('node_modules', '.package-lock.json'))
  const same = (path) =>
    wanted[path]?.version === found[path]?.version && wanted[path]?.integrity === found[path]?.integrity
  return (
    Object.keys(found).every((path) => path in wanted && same(path)) &&
    Object.keys(wanted).every(
      (path) => path === '' || path in found || wanted[path].optional || wanted[path].devOptional,
    )
  )
}

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return {}
  }
}
