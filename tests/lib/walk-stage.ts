import type { Page } from 'playwright/test'
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { Situation } from '../stage/stage.tsx'
import type { Door } from './walk-table.ts'

declare global {
  interface Window {
    stage: { show(situation: Situation): void; readonly sent: unknown[] }
  }
}

/** Where a screen stands, and the attribute by which it says its state. */
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

/** Puts the real screen of a story into a situation of its flow. */
export async function stand(
  stage: Page,
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
  stage.setDefaultTimeout(PATIENCE)
  await stage.evaluate((shown) => window.stage.show(shown), situation)
  await stage.waitForFunction(() => document.querySelector('#root > *') !== null)
}
