import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { aloneIn, chosenOf, fallenOf, joined, nameOf, waveredBefore } from './again.mjs'
import { ensureChromium } from './browser.mjs'
import { ensureInstalled } from './install.mjs'
import { clone, inClone, withTools } from './place.mjs'
import { record } from './record.mjs'
import { lineOf, plainly, run, seconds, tail, Trouble } from './run.mjs'
import { kindsLines, lasted, minutes, projection, secondsOf, standingOf } from './seconds.mjs'
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

const NEAR = 'npm test -- --near'
/** How many minutes of two quiet cores a command may cost, all its stages together. */
const BUDGETS = { 'npm test': 26, [NEAR]: 3, 'npm run gate': 150 }

/** Every stage in order, or only those named; a list may have to be found out first. */
export function test(given, from = stages, command = 'npm test') {
  return plainly(async () => {
    const names = given.filter((name) => name !== '--record')
    const chosen = named(names, typeof from === 'function' ? from() : from)
    foretell(chosen)
    rmSync(facts, { recursive: true, force: true })
    mkdirSync(facts, { recursive: true })
    const started = performance.now()
    await ensureInstalled()
    const env = environment(await ensureChromium())
    const began = performance.now()
    const outcomes = await again(await runStages(chosen, env), env)
    const budget = names.length === 0 ? BUDGETS[command] : undefined
    const summary = {
      ...summed(outcomes),
      command: [command, ...names].join(' '),
      took: performance.now() - began,
      installed: began - started,
      isWhole: names.length === 0 && command !== NEAR,
    }
    summarise(outcomes, summary)
    if (budget && summary.took > budget * 60_000)
      console.log(`Over the budget: ${minutes(summary.took)} minutes of ${budget}`)
    if (given.includes('--record')) record(summary)
    console.log(`\n${summary.outcome}`)
    process.exitCode = summary.failed === 0 && summary.passed > 0 ? 0 : 1
  })
}

function named(names, list) {
  const chosen = list.filter(
    ({ name }) => names.length === 0 || names.includes(name) || names.includes(name.split(' ')[0]),
  )
  if (chosen.length === 0)
    throw new Trouble(`No stage is called ${names.join(' or ')}; there are ${list.map(({ name }) => name).join(', ')}.`)
  return chosen
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
  let printed
  for (const stage of list) {
    if (!stage.beside) await Promise.all(cores)
    const core = await Promise.race(cores)
    const run = runStage(stage, env)
    runs.push(run)
    cores[core] = run.then(() => core)
    printed = print(stage.name, run, printed)
    if (!stage.beside) await run
  }
  await printed
  return Promise.all(runs)
}

async function runStage(stage, given) {
  const report = join(reports, stage.report ?? `${fileOf(stage)}.json`)
  const { limit } = stage
  const line = lineOf(stage, report)
  return { ...(await runLine(stage, { line, report, limit, env: { ...stage.env, ...given } })), stage }
}

const fileOf = ({ name }) => name.replaceAll(' ', '-')

async function runLine({ name, count }, { line, report, limit, env }) {
  const log = join(reports, `${fileOf({ name })}.log`)
  rmSync(report, { force: true })
  const began = performance.now()
  const { code, reason } = await run(line, { log, limit, env })
  const took = performance.now() - began
  return { name, reason, log, took, time: seconds(began), skipped: 0, files: [], wavered: [], ...count(code, report) }
}

/** Those of the browser's tests that may waver, once more and alone, after everything else. */
async function again(outcomes, env) {
  const chosen = chosenOf(outcomes.flatMap(fallenOf), waveredBefore(), (file) => readFileSync(inClone(file), 'utf8'))
  for (const { test, why } of chosen.not) console.log(`Not once more: ${nameOf(test)} ${why}`)
  const last = []
  for (const outcome of outcomes) {
    const tests = chosen.again.filter(({ stage }) => stage === outcome.name)
    last.push(tests.length > 0 ? joined(outcome, await runAlone(outcome.stage, tests, env), tests) : outcome)
  }
  return last
}

async function runAlone(stage, tests, given) {
  const called = { name: `${stage.name} again`, count: stage.count }
  const report = join(reports, `${fileOf(called)}.json`)
  const { line, env } = aloneIn(stage, tests, report)
  const running = runLine(called, { line, report, env: { ...stage.env, ...given, ...env } })
  await print(called.name, running)
  return running
}

async function print(name, run, earlier) {
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

function summed(outcomes) {
  const sum = (key) => outcomes.reduce((total, outcome) => total + outcome[key], 0)
  const [passed, failed, skipped] = ['passed', 'failed', 'skipped'].map(sum)
  return {
    passed,
    failed,
    outcome: `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`,
    stages: secondsOf(outcomes),
    wavered: outcomes.flatMap(({ wavered }) => wavered),
    standing: standingOf(readFileSync(inClone('tests', 'spec', 'pending.ts'), 'utf8')),
  }
}

function summarise(outcomes, summary) {
  writeFileSync(join(reports, 'seconds.json'), JSON.stringify(summary.stages, null, 2))
  console.log(`\nSummary, after ${lasted(summary)}`)
  for (const outcome of outcomes) console.log(`${outcome.name.padEnd(16)}${counts(outcome)}`)
  const files = outcomes.flatMap(({ files }) => files)
  if (files.length > 0) console.log(['Slowest files', ...slowest(files)].join('\n'))
  if (files.length > 0) console.log(['Seconds by kind, all workers together', ...kindsLines(summary.stages)].join('\n'))
  for (const fact of factsFound()) console.log(fact)
  if (summary.isWhole) console.log(projection(summary))
  if (summary.wavered.length > 0)
    console.log(['Wavered', ...summary.wavered.map((test) => `  ${nameOf(test)}\n    ${test.step}`)].join('\n'))
}

const slowest = (files) =>
  files
    .toSorted((a, b) => b.took - a.took)
    .slice(0, 10)
    .map(({ file, took }) => `${(took / 1000).toFixed(1).padStart(8)} s  ${file}`)

/** Tests leave a line each about what they covered, one file a line, for people to read here. */
function factsFound() {
  return existsSync(facts)
    ? readdirSync(facts)
        .sort()
        .map((name) => readFileSync(join(facts, name), 'utf8').trim())
        .filter(Boolean)
    : []
}
