import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inClone, node, withTools } from './place.mjs'
import { plainly, run, step, tail, Trouble } from './run.mjs'

const inputs = [
  'src',
  'contract',
  'machines',
  'public',
  'scripts/vite',
  'index.html',
  'vite.config.ts',
  'lingui.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]

/** What stories show besides the app: what the server says in them, and the glossary. */
const shown = [...inputs, 'stories', 'server/lib', 'server/words', 'server/seeds', 'docs/glossary', '.storybook']

const vite = (...given) => [node, inClone('node_modules', 'vite', 'bin', 'vite.js'), 'build', ...given]

/** Where Storybook is built to. */
export const book = inClone('.cache', 'storybook')

/** Builds the web app unless the one in dist was made from exactly these files. */
export const ensureBuilt = () =>
  ensure({ name: 'build', what: 'the web app', inputs, out: inClone('dist'), command: vite() })

/** Builds the page on which walks touch every story's screen. */
export const ensureTouchPage = () =>
  ensure({
    name: 'touch-page',
    what: 'the touch page of the stories',
    inputs: [...shown, 'tests/touch-page'],
    out: inClone('.cache', 'touch-page'),
    command: vite('-c', inClone('tests', 'touch-page', 'vite.config.ts')),
  })

/** Builds Storybook, to be served as it is. */
export const ensureBook = () =>
  ensure({
    name: 'book',
    what: 'the book of the stories',
    inputs: shown,
    out: book,
    command: [inClone('node_modules', '.bin', 'storybook'), 'build', '-o', book, '--quiet'],
  })

async function ensure({ name, what, inputs, out, command }) {
  const stamp = join(out, '.inputs')
  const state = stateOf(inputs)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return false
  await step(`Building ${what}`, async () => {
    const log = inClone('reports', `${name}.log`)
    rmSync(stamp, { force: true })
    const { code } = await run(command, { log, env: withTools(process.env) })
    if (code !== 0)
      throw new Trouble(
        `${tail(log, 20)}\n${what} could not be built; everything the build said is in reports/${name}.log.`,
      )
    writeFileSync(stamp, state)
  })
  return true
}

function stateOf(inputs) {
  const hash = createHash('sha256')
  for (const input of inputs)
    for (const file of filesIn(input))
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(inClone(file)))
        .update('\0')
  return hash.digest('hex')
}

function filesIn(path) {
  const place = inClone(path)
  if (!existsSync(place)) return []
  if (statSync(place).isFile()) return path.includes('.gen.') ? [] : [path]
  return readdirSync(place)
    .sort()
    .flatMap((name) => filesIn(join(path, name)))
}

if (import.meta.main)
  await plainly(async function all() {
    await ensureBuilt()
    await ensureTouchPage()
  })
