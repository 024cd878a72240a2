import type { Wiring } from './wires.ts'

interface Waiting {
  success(answer: { code: string }): void
  fail(): void
}

declare global {
  interface Window {
    asking?: Waiting[]
  }
}

/** The program around a mini-program: another company's, so the walk plays it. It hands out this code, or says no. */
export const miniProgramHost =
  (code: string): Wiring =>
  async ({ page }) => ({
    hold: () => undefined,
    async asked() {
      await page.waitForFunction(() => (window.asking?.length ?? 0) > 0)
    },
    async meet(fate) {
      const granted = fate === 'real' ? code : null
      await page.evaluate((text) => {
        for (const { success, fail } of window.asking?.splice(0) ?? []) {
          if (text === null) fail()
          else success({ code: text })
        }
      }, granted)
    },
  })

export function insideTheHost(): void {
  window.__wxjs_environment = 'miniprogram'
  window.asking = []
  window.wx = { login: (handlers: Waiting) => void window.asking?.push(handlers) }
}
