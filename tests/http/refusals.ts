import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import type { Endpoint } from '#contract/endpoint.ts'
import { contract } from '#contract/index.ts'
import type { RefusalName } from '#contract/refusals.ts'
import { leaveFact } from '../../scripts/lib/facts.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The file in which the worlds of a run write down what was refused; none when nobody reads it. */
    refusals?: string
  }
}

const CALLS = Object.entries(contract).flatMap(([room, calls]) =>
  Object.entries<Endpoint>(calls).map(([name, endpoint]) => ({ name: `${room}.${name}`, endpoint })),
)
const BY_PATH = new Map(CALLS.map(({ endpoint }) => [endpoint.path, endpoint]))
const ANYWHERE: readonly RefusalName[] = ['invalid', 'too-often', 'busy']

export function allowedOf({ access, refusals }: Endpoint): readonly RefusalName[] {
  const gate: RefusalName[] =
    access === 'anyone' || access === 'optional' ? [] : access === 'member' ? ['signed-out'] : ['signed-out', 'no-role']
  return [...refusals, ...gate, ...ANYWHERE]
}

/** Hears every answer of a world: a call refuses only what it declares. Where somebody reads it, it is written down. */
export function earTo(file: string | undefined) {
  const heard = new Set<string>()
  return <Reply extends { readonly payload: string }>(path: string, reply: Reply): Reply => {
    const endpoint = BY_PATH.get(path)
    const [, refusal] = /"refusal":"([a-z-]+)"/.exec(reply.payload) ?? []
    if (!endpoint || !refusal) return reply
    if (!allowedOf(endpoint).includes(refusal as RefusalName))
      throw new Error(`${path} answered ${refusal}, which it does not declare`)
    const line = `${path} ${refusal}\n`
    if (file && !heard.has(line)) appendFileSync(file, line)
    heard.add(line)
    return reply
  }
}

/** After all files of the project: each refusal that a call declares was given by that call. */
export default function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'quay-refusals-'))
  const file = join(folder, 'heard')
  writeFileSync(file, '')
  project.provide('refusals', file)
  return async () => {
    const heard = new Set(readFileSync(file, 'utf8').split('\n'))
    rmSync(folder, { recursive: true })
    if (await isWhole(project)) judge(heard)
  }
}

function judge(heard: ReadonlySet<string>): void {
  const declared = CALLS.flatMap(({ name, endpoint: { path, refusals } }) =>
    refusals.map((refusal) => ({ says: `${name} ${refusal}`, isHeard: heard.has(`${path} ${refusal}`) })),
  )
  const silent = declared.filter(({ isHeard }) => !isHeard).map(({ says }) => says)
  leaveFact('refusals', `refusals provoked: ${declared.length - silent.length} of ${declared.length} declared`)
  if (silent.length > 0) throw new Error(`Declared, and provoked by no test: ${silent.join(', ')}`)
}

/** Whether every file of the project ran, with all of its tests, and nothing failed. */
async function isWhole(project: TestProject): Promise<boolean> {
  const { testFiles } = await project.globTestFiles()
  const passed = project.vitest.state
    .getTestModules()
    .filter((module) => module.project.name === project.name && module.ok())
    .filter((module) => [...module.children.allTests('skipped')].length === 0)
    .map(({ moduleId }) => moduleId)
  const whole = new Set(passed)
  return testFiles.every((file) => whole.has(file))
}
