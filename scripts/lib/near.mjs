import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { importsOf } from './imports.mjs'
import { inClone } from './place.mjs'
import { lineOf, Trouble } from './run.mjs'
import { stages } from './stages.mjs'
import { subjectsOf } from './subjects.mjs'

/** What no file imports and every layer stands on. */
const FOUNDATION = /\.sql$|^(package|vite|vitest|lingui|playwright|tsconfig|index\.html|\.storybook\/main)/
const ALWAYS = /^(format|lint|types|words)/
/** How many files of a layer fit into three minutes, beside the quick stages. */
const ROOM = { house: Infinity, unit: 30, server: 6, stories: 6, walks: 2 }

/** The stages of `npm test` that a change touches, and of each the files that are nearest to the change. */
export function near() {
  const changed = changedFiles()
  const layers = Object.entries(touched(changed)).map(([name, files]) => {
    const layer = { name, ...files }
    return { ...layer, run: nearest(layer) }
  })
  console.log(`${changed.length} changed files, and the tests they touch:`)
  for (const layer of layers) console.log(`${layer.name.padEnd(16)}${summaryOf(layer)}`)
  console.log('What is not run here is proven by npm test.\n')
  const filesOf = (name) => layers.find((layer) => layer.name === name)?.run ?? []
  return stages.flatMap((stage) => {
    if (ALWAYS.test(stage.name)) return [stage]
    if (stage.name === 'build') return filesOf('walks').length > 0 ? [stage] : []
    const files = filesOf(stage.name)
    return files.length > 0 ? [{ ...stage, command: (report) => [...lineOf(stage, report), ...files] }] : []
  })
}

const isEverything = ({ name, files, all }) => name !== 'house' && files.length > all / 2

/** Something that everybody imports has one file to stand for each layer but the house. */
const nearest = (layer) => layer.files.slice(0, isEverything(layer) ? 1 : ROOM[layer.name])

function summaryOf({ name, files, all, run }) {
  if (files.length === 0) return `none of ${all} files`
  if (run.length === files.length) return `${files.length} of ${all} files`
  if (isEverything({ name, files, all }))
    return `${files.length} of ${all} files: nearly everything; ${run[0]} stands for all`
  return `${files.length} of ${all} files; the ${run.length} nearest: ${run.join(', ')}`
}

function git(...given) {
  const { status, stdout } = spawnSync('git', given, { cwd: inClone(), encoding: 'utf8' })
  return status === 0 ? stdout.split('\n').filter(Boolean) : undefined
}

function changedFiles() {
  const [base] = git('merge-base', 'main', 'HEAD') ?? git('merge-base', 'origin/main', 'HEAD') ?? []
  if (!base) throw new Trouble('There is no branch main here to compare with; npm test proves everything.')
  return [...new Set([...git('diff', '--name-only', base), ...untracked()])].sort()
}

const untracked = () => git('ls-files', '--others', '--exclude-standard')

/** Of each layer the files that a change reaches, and how many there are: its namesakes first, then the nearest. */
function touched(changed) {
  const house = read()
  const { sources, importers } = house
  const roomsIn = (pattern) => changed.flatMap((file) => file.match(pattern)?.[1] ?? [])
  const spoken = roomsIn(/^src\/locales\/([\w-]+)\//)
  const served = roomsIn(/^server\/([\w-]+)/)
  const decided = roomsIn(/^(?:server|contract|machines(?!.*\.flow))\/([\w-]+)/)
  const shaken =
    changed.some((file) => FOUNDATION.test(file)) ||
    served.some((room) => !sources.some((file) => file.endsWith('.test.ts') && isOf('tests/server', [room], file)))
  const names = new Set([...changed.map(nameOf), ...decided])
  const seen = reached(changed, importers)
  const lived = reached([...changed, ...served.map((room) => `contract/${room}.ts`)], importers)
  const layer = (within, steps) => {
    const all = sources.filter((file) => within.test(file)).map((file) => [file, shaken ? 1 : steps(file)])
    const order = ([file, far]) => (names.has(nameOf(file)) ? -1 : nameOf(file) === 'home' ? far - 0.5 : far)
    const near = all.filter(([, far]) => far < Infinity).sort((one, other) => order(one) - order(other))
    return { files: near.map(([file]) => file), all: all.length }
  }
  const up = (file) => seen.get(file) ?? Infinity
  const down = (file, through) =>
    leastOf(
      reached([file], house.imports, (one) => through.test(one)),
      changed,
    )
  return {
    house: layer(/^tests\/[\w-]+\.test\.ts$/, (file) => (changed.some(subjectsOf(file, house)) ? 0 : Infinity)),
    unit: layer(/^tests\/(unit|machines)\/.*\.test\.ts$/, up),
    server: layer(/^tests\/server\/.*\.test\.ts$/, (file) =>
      isOf('tests/server', decided, file) ? 0 : down(file, /^tests\//),
    ),
    stories: layer(/^stories\/(?!app\/(?:matrix|welcome|words)).*\.stories\.tsx$/, (file) =>
      isOf('stories', spoken, file) ? 0 : up(file),
    ),
    walks: layer(/^tests\/(walks|journeys)\/.*\.spec\.ts$/, (file) =>
      Math.min(down(file, /^tests\//), leastOf(lived, routesWalked(file, house))),
    ),
  }
}

const nameOf = (file) => posix.basename(file).split('.')[0]
const isOf = (folder, rooms, file) => rooms.some((room) => file.startsWith(`${folder}/${room}`))
const leastOf = (steps, files) => Math.min(...files.map((file) => steps.get(file) ?? Infinity))

/** No walk imports the screens it walks: they are those that show its flows. */
function routesWalked(spec, { imports, importers }) {
  const flows = [...reached([spec], imports, (file) => file.startsWith('tests/')).keys()].filter((file) =>
    /^machines\/.*\.flow\.ts$/.test(file),
  )
  return [...reached(flows, importers).keys()].filter((file) => file.endsWith('.route.tsx'))
}

/** Where one comes to from some files, and over how many others; `through` says which lead on. */
function reached(from, leadsTo, through = () => true) {
  const steps = new Map(from.map((file) => [file, 0]))
  for (const [file, far] of steps)
    if (through(file)) for (const next of leadsTo.get(file) ?? []) if (!steps.has(next)) steps.set(next, far + 1)
  return steps
}

/** Every file of ours, what it imports, and who imports it. */
function read() {
  const sources = [...git('ls-files'), ...untracked()].filter(
    (file) => /\.(ts|tsx|mjs)$/.test(file) && existsSync(inClone(file)),
  )
  const imports = new Map(sources.map((file) => [file, broughtBy(file)]))
  const importers = new Map()
  for (const [file, imported] of imports)
    for (const one of imported) importers.set(one, [...(importers.get(one) ?? []), file])
  return { sources, imports, importers, textOf }
}

const textOf = (file) => readFileSync(inClone(file), 'utf8')

// Storybook puts every story into its preview.
const broughtBy = (file) => [
  ...(file.endsWith('.stories.tsx') ? ['.storybook/preview.tsx'] : []),
  ...importsOf(file, textOf(file)),
]
