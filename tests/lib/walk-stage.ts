import type { Page } from 'playwright/test'
import type { AnyMachineSnapshot } from 'xstate'
import type { Situation } from '../stage/stage.tsx'

declare global {
  interface Window {
    stage: { show(situation: Situation): void; readonly sent: unknown[] }
  }
}

export const PATIENCE = 3_000

/** Puts the real screen of a story into a situation of its flow. */
export async function stand(
  stage: Page,
  flow: string,
  address: string,
  { value, context }: AnyMachineSnapshot,
): Promise<void> {
  const situation: Situation = { flow, address, value, context: JSON.parse(JSON.stringify(context ?? {})) as unknown }
  stage.setDefaultTimeout(PATIENCE)
  await stage.evaluate((shown) => window.stage.show(shown), situation)
  await stage.waitForFunction(() => document.querySelector('#root > *') !== null)
}
