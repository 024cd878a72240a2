import type { Page } from 'playwright/test'
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { Place, Situation } from '#tests/touch-page/touch-page.tsx'
import type { Door } from './table.ts'

declare global {
  interface Window {
    touchPage: { show(situation: Situation): void; viewAt(place: Place): number; readonly sent: unknown[] }
  }
}

export interface Stand {
  readonly address: string
  readonly shows: string
}

export const standOf = (door: Door<AnyStateMachine>, shows: string | undefined): Stand => ({
  address: addressOf(door),
  shows: door.shows ?? shows ?? 'data-state',
})

export const addressOf = ({ at }: Door<AnyStateMachine>) => at.split('?')[0] ?? ''

export const PATIENCE = 3_000

export async function stand(
  touchPage: Page,
  flow: string,
  { address, shows }: Stand,
  { value, context }: AnyMachineSnapshot,
): Promise<void> {
  const situation: Situation = {
    flow,
    address,
    shows,
    value,
    context: JSON.parse(JSON.stringify(context ?? {})) as unknown,
  }
  touchPage.setDefaultTimeout(PATIENCE)
  await touchPage.evaluate((shown) => window.touchPage.show(shown), situation)
  await touchPage.waitForFunction(() => document.querySelector('#root > *') !== null)
}
