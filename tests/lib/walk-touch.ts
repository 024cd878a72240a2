import type { Page } from 'playwright/test'
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { pathOf } from '#machines/lib/states.ts'
import type { Situation } from '../stage/stage.tsx'
import { absent } from './walk-absent.ts'
import type { Land } from './paths.ts'
import { expect } from './walk-phone.ts'
import type { World } from './walk-world.ts'
import type { Door, Gesture, Happening, Scene } from './walk-table.ts'

declare global {
  interface Window {
    stage: { show(situation: Situation): void; readonly sent: unknown[] }
  }
}

/** A touch, where a person can make it. */
export interface Touch<M extends AnyStateMachine> {
  readonly key: string
  readonly address: string
  readonly before: AnyMachineSnapshot
  readonly sample: Gesture<M>
}

const PATIENCE = 3_000
export const addressOf = ({ at }: Door<AnyStateMachine>) => at.split('?')[0] ?? ''

/** Every touch in every state, once for each address: in the situation that is reached first. */
export function touchesIn<M extends AnyStateMachine>({ places }: Land<Happening<M>, Door<M>>): Touch<M>[] {
  const found = new Map<string, Touch<M>>()
  for (const { opening, first, steps } of places) {
    const step = steps.at(-1)
    if (!step || !('act' in step.sample) || step.sample.timed || step.sample.inApp) continue
    const address = addressOf(opening as never)
    const key = [address, step.from, step.sample.says].join(' | ')
    if (!found.has(key))
      found.set(key, { key, address, before: steps.at(-2)?.snapshot ?? first, sample: step.sample as Gesture<M> })
  }
  return [...found.values()]
}

/** Touches the real screen of a story, and says what it sent that it should not have, or the other way round. */
export async function touch<M extends AnyStateMachine>(
  stage: Page,
  flow: string,
  { key, address, before, sample }: Touch<M>,
): Promise<string[]> {
  const scene: Scene<M> = {
    page: stage,
    world: worldOf(sample.event),
    said: [],
    visit: absent,
    keeps: absent,
    expectsFaultAt: absent,
    seen: async () => [],
    reaches: absent,
    wire: absent,
    context: before.context,
    state: pathOf(before.value),
  }
  const situation: Situation = {
    flow,
    address,
    value: before.value,
    context: JSON.parse(JSON.stringify(before.context ?? {})) as unknown,
  }
  stage.setDefaultTimeout(PATIENCE)
  try {
    await stage.evaluate((shown) => window.stage.show(shown), situation)
    await stage.waitForFunction(() => document.querySelector('#root > *') !== null)
    await stage.evaluate(() => window.stage.sent.splice(0))
    await sample.act(scene)
    const event = sample.really ? await sample.really(scene) : sample.event
    const sent = () => stage.evaluate(() => window.stage.sent)
    await expect.poll(sent, { timeout: PATIENCE }).not.toEqual([])
    expect(await sent(), 'what was sent').toEqual([JSON.parse(JSON.stringify(event))])
    return []
  } catch (error) {
    return [`${key}\n${String(error)}`]
  }
}

/** What a person reads in a letter or in an app is what the model holds; nothing else of the world is there. */
const worldOf = (event: object) =>
  new Proxy({} as World, {
    get: (_, name) =>
      name === 'codeFor' || name === 'appCode' ? async () => codeIn(event) : (Reflect.get(absent, name) as unknown),
  })

function codeIn(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { code, second } = value as { code?: string; second?: string }
  return code || second || Object.values(value).map(codeIn).find(Boolean)
}
