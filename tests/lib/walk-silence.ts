import type { Page } from 'playwright/test'
import { live, LIVE_STREAM } from '#contract/live.ts'

/** Nobody tells this phone what happens elsewhere: its line is refused, and what it asks for instead never comes. */
export async function silence(page: Page): Promise<void> {
  await page.route(`**${LIVE_STREAM}*`, (route) => route.fulfill({ json: { code: -403, msg: '', data: {} } }))
  await page.route(`**${live.since.path}*`, () => undefined)
}
