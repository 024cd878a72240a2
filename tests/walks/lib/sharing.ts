import type { Page } from 'playwright/test'
import type { Wiring } from '#tests/walk/wires.ts'

declare global {
  interface Window {
    shares?: (() => void)[]
  }
}

/** A phone with a sheet of its own in which one says to whom something goes. */
export const hasShareSheet = (page: Page) =>
  page.addInitScript(() => {
    window.shares = []
    const share = () => new Promise<void>((done) => window.shares?.push(done))
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  })

export const sharing: Wiring = async ({ page }) => ({
  hold: () => undefined,
  async asked() {
    await page.waitForFunction(() => (window.shares?.length ?? 0) > 0)
  },
  async meet() {
    await page.evaluate(() => window.shares?.splice(0).forEach((done) => done()))
  },
})
