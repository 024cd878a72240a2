import type { Page } from 'playwright/test'
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { pathOf } from '#machines/lib/states.ts'
import type { Land } from './paths.ts'
import { isProvenElsewhere } from './parts.ts'
import { expect } from './phone.ts'
import type { Shapes } from './shapes.ts'
import { PATIENCE, stand, standOf, type Stand } from './touch-page.ts'
import type { Door, Gesture, Happening, Scene, Walk } from './table.ts'
import type { WalkWorld } from './world.ts'

export interface Touch<M extends AnyStateMachine> {
  readonly key: string
  readonly at: Stand
  readonly before: AnyMachineSnapshot
  readonly sample: Gesture<M>
}

/** Every touch once for each distinct state, in the situation that is reached first; those of a part at its exemplar. */
export function touchesIn<M extends AnyStateMachine>(
  flow: M,
  { places }: Land<Happening<M>, Door<M>>,
  { shows }: Walk<M>,
  { standIn, partOf }: Shapes,
): Touch<M>[] {
  const found = new Map<string, Touch<M>>()
  for (const { opening, first, steps } of places) {
    const step = steps.at(-1)
    if (!step || !('act' in step.sample) || step.sample.timed || step.sample.inApp) continue
    if (isProvenElsewhere(flow.id, partOf(step.from), step.sample.event.type)) continue
    const key = [standIn(step.from), step.sample.title].join(' | ')
    const at = standOf(opening as never, shows)
    if (!found.has(key))
      found.set(key, { key, at, before: steps.at(-2)?.snapshot ?? first, sample: step.sample as Gesture<M> })
  }
  return [...found.values()]
}

/** Touches the real screen of a story, and says what it sent that it should not have, or the other way round. */
export async function touch<M extends AnyStateMachine>(
  touchPage: Page,
  flow: string,
  { key, at, before, sample }: Touch<M>,
): Promise<string[]> {
  const scene = {
    page: touchPage,
    world: worldOf(sample.event),
    context: before.context,
    state: pathOf(before.value),
  } as Scene<M>
  try {
    await stand(touchPage, flow, at, before)
    await touchPage.evaluate(() => window.touchPage.sent.splice(0))
    await sample.act(scene)
    const event = sample.really ? await sample.really(scene) : sample.event
    const sent = () => touchPage.evaluate(() => window.touchPage.sent)
    await expect.poll(sent, { timeout: PATIENCE }).not.toEqual([])
    expect(await sent(), 'what was sent').toEqual([JSON.parse(JSON.stringify(event))])
    return []
  } catch (error) {
    return [`${at.address} | ${key}\n${String(error)}`]
  }
}

/** What a person reads in a letter or in an app is what the model holds; nothing else of the world is on the touch page. */
const worldOf = (event: object): WalkWorld => {
  const codeTo = () => codeIn(event, 'code') || codeIn(event, 'second')
  const appCode = async () => codeIn(event, 'second') || codeIn(event, 'code')
  return { codeTo, appCode } as Partial<WalkWorld> as WalkWorld
}

function codeIn(value: unknown, name: 'code' | 'second'): string {
  if (typeof value !== 'object' || value === null) return ''
  const { [name]: code } = value as { code?: string; second?: string }
  return (
    code ||
    (Object.values(value)
      .map((one) => codeIn(one, name))
      .find(Boolean) ??
      '')
  )
}
