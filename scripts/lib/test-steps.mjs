import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ensureChromium } from './browser.mjs'
import { ensureInstalled } from './install.mjs'
import { clone, inClone, withTools } from './place.mjs'
import { plainly, run, seconds, tail, Trouble } from './run.mjs'
import { stages } from './stages.mjs'

const reports = inClone('reports')
const facts = join(reports, 'facts')
/** Set by hand for a server; a test must never meet that server's database. */
const ofTheServer = [
  'DATABASE_URL',
  'DATA_DIR',
  'HOST',
  'PORT',
  'QUAY_MODE',
  'NODE_ENV',
  'PEPPER',
  'SEED',
  'TRUST_PROXY',
  'ORIGIN',
  'LOG_LEVEL',
  'QUAY_PUSH_PUBLIC',
  'QUAY_PUSH_PRIVATE',
  'QUAY_PUSH_SUBJECT',
  'NODE_OPTIONS',
]

/** Every stage in order, or only those named; a list may have to be found out first. */
export function test(names, given = stages) {
  return plainly(async () => {
    const list = typeof given === 'function' ? given() : given
    const chosen = list.filter(
      ({ name }) => names.length === 0 || names.includes(name) || names.includes(name.split(' ')[0]),
    )
    if (chosen.length === 0)
      throw new Trouble(
        `No stage is called ${names.join(' or ')}; there are ${list.map(({ name }) => name).join(', ')}.`,
      )
    foretell(chosen)
    const began = performance.now()
    rmSync(facts, { recursive: true, force: true })
    mkdirSync(facts, { recursive: true })
    await ensureInstalled()
    const env = environment(await ensureChromium())
    process.exitCode = summarise(await runStages(chosen, env), began)
  })
}

/** Says how long it will take, where that is long. */
function foretell(chosen) {
  const long = chosen.filter(({ about }) => about)
  const minutes = long.reduce((sum, { about }) => sum + about, 0)
  if (minutes > 0)
    console.log(`About ${minutes} minutes: ${long.map(({ name, about }) => `${name} ${about}`).join(', ')}\n`)
}

function environment(chromium) {
  const env = { ...withTools(process.env), CHROMIUM: chromium, NO_COLOR: '1', QUAY_FACTS: facts }
  for (const name of ofTheServer) delete env[name]
  return env
}

/** Stages begin in their order, two at a time where each leaves a core free, and are told of in that order too. */
async function runStages(list, env) {
  const cores = [Promise.resolve(0), Promise.resolve(1)]
  const runs = []
  let told
  for (const stage of list) {
    if (!stage.beside) await Promise.all(cores)
    const core = await Promise.race(cores)
    const run = runStage(stage, env)
    runs.push(run)
    cores[core] = run.then(() => core)
    told = tell(stage.name, run, told)
    if (!stage.beside) await run
  }
  await told
  return Promise.all(runs)
}

async function runStage({ name, command, count, limit, ...stage }, given) {
  const env = { ...stage.env, ...given }
  const file = name.replaceAll(' ', '-')
  const report = join(reports, stage.report ?? `${file}.json`)
  const log = join(reports, `${file}.log`)
  rmSync(report, { force: true })
  const began = performance.now()
  const line = typeof command === 'function' ? command(report) : command
  const { code, reason } = await run(line, { log, limit, env })
  return { name, reason, log, time: seconds(began), skipped: 0, files: [], ...count(code, report) }
}

async function tell(name, run, earlier) {
  await earlier
  process.stdout.write(name.padEnd(16))
  const { reason, log, ...outcome } = await run
  process.stdout.write(`${counts(outcome)}\n`)
  if (outcome.failed)
    console.log(`\n${tail(log)}\n${reason ? `${name} was ${reason}\n` : ''}(all of it: ${relative(clone, log)})\n`)
}

const counts = ({ passed, failed, skipped, time }) =>
  [
    `${passed} passed`.padStart(12),
    `${failed} failed`.padStart(10),
    `${skipped ? `${skipped} skipped` : ''}`.padStart(11),
    time.padStart(9),
  ].join('')

function summarise(outcomes, began) {
  const sum = (key) => outcomes.reduce((total, outcome) => total + outcome[key], 0)
  const [passed, failed, skipped] = ['passed', 'failed', 'skipped'].map(sum)
  console.log(`\nSummary, after ${seconds(began)}`)
  for (const outcome of outcomes) console.log(`${outcome.name.padEnd(16)}${counts(outcome)}`)
  const files = outcomes.flatMap(({ files }) => files)
  if (files.length > 0) console.log(['Slowest files', ...slowest(files)].join('\n'))
  for (const fact of factsFound()) console.log(fact)
  console.log(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`)
  return failed === 0 && passed > 0 ? 0 : 1
}

const slowest = (files) =>
  files
    .toSorted((a, b) => b.took - a.took)
    .slice(0, 10)
    .map(({ file, took }) => `${(took / 1000).toFixed(1).padStart(8)} s  ${relative(clone, file)}`)

/** Tests leave a line each about what they covered, one file a line, for people to read here. */
function factsFound() {
  return existsSync(facts)
    ? readdirSync(facts)
        .sort()
        .map((name) => readFileSync(join(facts, name), 'utf8').trim())
    : []
}
