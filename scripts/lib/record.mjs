import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { nameOf, WAVERED } from './again.mjs'
import { inClone } from './place.mjs'
import { lasted, minutes, projected } from './seconds.mjs'
import { withRow } from './tables.mjs'

const PROOF = 'docs/proof.md'

/** What a run leaves behind of its seconds. */
export const secondsRow = (run) => [
  run.date,
  run.commit,
  `\`${run.command}\`, ${run.cores} cores`,
  run.outcome,
  `${lasted(run)}${run.isWhole ? `; ${minutes(projected(run))} at 128 screens` : ''}`,
  listed(run.stages.map(({ stage, seconds }) => ({ name: stage, seconds }))),
  listed(run.stages.flatMap(({ kinds }) => kinds.map(({ kind, seconds }) => ({ name: kind, seconds })))),
]

const listed = (entries) => {
  const sums = new Map()
  for (const { name, seconds } of entries) sums.set(name, (sums.get(name) ?? 0) + seconds)
  return [...sums]
    .toSorted(([, one], [, other]) => other - one)
    .filter(([, seconds]) => Math.round(seconds) > 0)
    .map(([name, seconds]) => `${name} ${Math.round(seconds)}`)
    .join(', ')
}

/** Writes a run's row into the proof, and what wavered in it beside those that did before. */
export function record(run) {
  const here = { date: new Date().toISOString().slice(0, 10), commit: commit(), cores: availableParallelism() }
  amend(PROOF, (text) => withRow(text, '## Seconds', secondsRow({ ...here, ...run })))
  for (const test of run.wavered)
    amend(WAVERED, (text) => withRow(text, '# What wavered', [here.date, here.commit, nameOf(test), test.step]))
}

function amend(file, change) {
  writeFileSync(inClone(file), change(readFileSync(inClone(file), 'utf8')))
  console.log(`Recorded in ${file}`)
}

const commit = () => {
  const { status, stdout } = spawnSync('git', ['describe', '--always', '--dirty= and changes', '--exclude=*'], {
    cwd: inClone(),
    encoding: 'utf8',
  })
  return status === 0 ? stdout.trim() : 'not known'
}
