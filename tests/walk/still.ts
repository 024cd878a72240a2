import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright/test'
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { pathOf, type StateOf } from '#machines/lib/states.ts'
import type { Land } from './paths.ts'
import { PATIENCE, stand, standOf, type Stand } from './touch-page.ts'
import type { Door, Happening, Walk } from './table.ts'

/** One state, in the situation that is reached first; what a path sees on its way is seen. */
export interface Seen {
  readonly state: string
  readonly at: Stand
  readonly snapshot: AnyMachineSnapshot
}

export function stillsIn<M extends AnyStateMachine>(
  { places }: Land<Happening<M>, Door<M>>,
  { shows, arrives }: Walk<M>,
  walked: ReadonlySet<string>,
): Seen[] {
  const found = new Map<string, Seen>()
  for (const { opening, snapshot } of places) {
    const state = pathOf(snapshot.value)
    if (walked.has(state) && !(arrives && state in arrives)) continue
    if (!found.has(state)) found.set(state, { state, at: standOf(opening as never, shows), snapshot })
  }
  return [...found.values()]
}

export async function look<M extends AnyStateMachine>(
  touchPage: Page,
  flow: string,
  { state, at, snapshot }: Seen,
  { expects }: Walk<M>,
): Promise<string[]> {
  try {
    await stand(touchPage, flow, at, snapshot)
    const late = pause(PATIENCE, 'late', { ref: false })
    const looked = expects[state as StateOf<M>]({ page: touchPage, context: snapshot.context, state })
    looked.catch(() => undefined)
    if ((await Promise.race([looked, late])) === 'late')
      throw new Error(
        `what is expected is not seen but: ${(await touchPage.locator('body').innerText()).replaceAll('\n', ' / ').slice(0, 500)}`,
      )
    return []
  } catch (error) {
    return [`${at.address} | ${state}\n${String(error)}`]
  }
}
