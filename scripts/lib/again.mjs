import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { playwright } from './counts.mjs'
import { inClone } from './place.mjs'
import { lineOf } from './run.mjs'
import { cellsIn } from './tables.mjs'

const MOST = 3
const OF_MONEY = new Set(
  'trade wallet withdrawal recharge deposit transfer payment invest session security factor'.split(' '),
)
/** What the contract says to every room, and the server's rooms that are nobody's own. */
const EVERYBODYS = new Set(
  'addresses endpoint envelope index ledger lib limits live locales money problems quote refusals seeds shapes'.split(
    ' ',
  ),
)
/** Journeys that name no room and are of none that moves money or lets somebody in. */
export const APART = new Set('chunks first-language lighting offline origin sheets tabs'.split(' '))

export const WAVERED = 'docs/wavered.md'

const roomsOf = (source) =>
  [...source.matchAll(/from '#(?:contract|machines|server)\/([\w-]+)/g)]
    .map(([, room]) => room)
    .filter((room) => !EVERYBODYS.has(room))

/** A story, or a walk or journey whose rooms are known and are none of money and of who one is. */
export function mayWaver({ stage, file }, source) {
  if (stage === 'stories') return true
  const rooms = roomsOf(source)
  if (rooms.length > 0) return !rooms.some((room) => OF_MONEY.has(room))
  return APART.has(basename(file, '.spec.ts'))
}

export const nameOf = ({ file, name }) => `${file} > ${name}`

/** Which of the fallen are run once more, and why the others of the browser are not. */
export function chosenOf(fallen, known, sourceOf) {
  const inBrowser = fallen.filter(({ stage }) => stage === 'stories' || stage === 'walks')
  const whyNot = (test) => {
    if (!mayWaver(test, sourceOf(test.file))) return 'is never run again'
    if (known.has(nameOf(test))) return `wavered before, see ${WAVERED}`
    return test.strayed ? 'fell beside an error outside every test' : undefined
  }
  const judged = inBrowser.map((test) => ({ test, why: whyNot(test) }))
  const may = judged.filter(({ why }) => !why)
  return {
    again: may.length > MOST ? [] : may.map(({ test }) => test),
    not:
      may.length > MOST
        ? judged.map(({ test, why }) => ({ test, why: why ?? `more than ${MOST} fell` }))
        : judged.filter(({ why }) => why),
  }
}

/** What a stage comes to once some of its fallen were run alone; what else was wrong stays wrong. */
export function joined(first, second, chosen) {
  const stood = new Set(second.files.flatMap(({ tests }) => tests.filter(({ passed }) => passed).map(({ id }) => id)))
  const wavered = chosen.filter(({ id }) => stood.has(id))
  const left = first.failed - wavered.length
  return { ...first, passed: first.passed + wavered.length, failed: left === 0 ? second.failed : left, wavered }
}

export const fallenOf = (outcome) => {
  const strayed = existsSync(outcome.log) && readFileSync(outcome.log, 'utf8').includes('Unhandled Error')
  return outcome.files.flatMap(({ file, tests }) =>
    tests.filter(({ failed }) => failed).map((test) => ({ ...test, file, stage: outcome.name, strayed })),
  )
}

/** The third cell of each row names the test. */
export const waveredIn = (text) => new Set(cellsIn(text).map(([, , name]) => name))

export const waveredBefore = () =>
  existsSync(inClone(WAVERED)) ? waveredIn(readFileSync(inClone(WAVERED), 'utf8')) : new Set()

/** The stage's own command for a few of its tests, one after the other. */
export function aloneIn(stage, tests, report) {
  const line = [...lineOf(stage, report), ...new Set(tests.map(({ file }) => file))]
  if (stage.count !== playwright)
    return { line: [...line, '--maxWorkers=1', '-t', anyOf(tests.map(({ name }) => name))], env: {} }
  const list = inClone('reports', 'walks-again-list.json')
  writeFileSync(list, JSON.stringify({ status: 'failed', failedTests: tests.map(({ id }) => id) }))
  const output = inClone('reports', 'walks-again')
  return {
    line: [...line, '--workers=1', '--last-failed', `--last-failed-file=${list}`, `--output=${output}`],
    env: { QUAY_AGAIN: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  }
}

const anyOf = (names) => `^(?:${names.map((name) => name.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)).join('|')})$`
