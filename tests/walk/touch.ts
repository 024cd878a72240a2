import type { Page } from 'playwright/test'
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { pathOf } from '#machines/lib/states.ts'
import type { Land, Step } from './paths.ts'
import { isProvenElsewhere } from './parts.ts'
import { expect } from './phone.ts'
import type { Shapes } from './shapes.ts'
import { PATIENCE, stand, standOf, type Stand } from './touch-page.ts'
import type { Door, Gesture, Happening, Scene, Walk } from './table.ts'
import type { WalkWorld } from './world.ts'

/** What one touch is called: two states that do the same are one. */
const touchOf = ({ standIn }: Shapes, { from, sample }: Step): string => [standIn(from), sample.title].join(' | ')

/** A bare word that was said in the app was heard there; what says more is compared to the letter. */
const saysMore = (event: object) => Object.keys(event).length > 1

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
  shapes: Shapes,
): Touch<M>[] {
  const found = new Map<string, Touch<M>>()
  for (const { opening, first, steps } of places) {
    const step = steps.at(-1)
    if (!step || !('act' in step.sample) || step.sample.timed || step.sample.inApp) continue
    if (isProvenElsewhere(flow.id, shapes.partOf(step.from), step.sample.event.type)) continue
    const key = touchOf(shapes, step)
    const at = standOf(opening as never, shows)
    if (!found.has(key))
      found.set(key, { key, at, before: steps.at(-2)?.snapshot ?? first, sample: step.sample as Gesture<M> })
  }
  return [...found.values()]
}

/** Which of the touches a path does on its way. */
export function touchesOn<M extends AnyStateMachine>(
  touches: readonly Touch<M>[],
  steps: readonly Step<Happening<M>>[],
  shapes: Shapes,
): Touch<M>[] {
  const done = new Set(steps.flatMap((step) => ('act' in step.sample ? touchOf(shapes, step) : [])))
  return touches.filter(({ key, sample }) => done.has(key) && !saysMore(sample.event))
}

/** Two states that share a view are touched once. */
export async function onceAView<M extends AnyStateMachine>(
  touchPage: Page,
  flow: string,
  touches: readonly Touch<M>[],
): Promise<Touch<M>[]> {
  const places = touches.map(({ at, before }) => ({ flow, ...at, value: before.value }))
  const views = await touchPage.evaluate((asked) => asked.map((place) => window.touchPage.viewAt(place)), places)
  const keyOf = ({ sample }: Touch<M>, nth: number) => `${views[nth]} | ${sample.title}`
  const keys = touches.map(keyOf)
  return touches.filter((one, nth) => keys.indexOf(keyOf(one, nth)) === nth)
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
