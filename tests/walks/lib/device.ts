import type { Phone } from '#tests/walk/phone.ts'
import type { Wiring } from '#tests/walk/wires.ts'

type Met = Parameters<Awaited<ReturnType<Wiring>>['meet']>[0]

declare global {
  interface Window {
    locates(): Promise<Met>
    writes(): Promise<Met>
    leads(): Promise<Met>
  }
}

function signal() {
  let give = () => undefined as void
  const given = new Promise<void>((done) => (give = done))
  return { give, given }
}

/** What only the device does: the page asks it by this name, and is answered when the walk says so. */
const deviceBy = (name: 'locates' | 'writes' | 'leads', install: () => void): Wiring =>
  Object.assign(
    async ({ page }: Phone) => {
      let isHeld = false
      let waiting: ((fate: Met) => void)[] = []
      let heard = signal()
      await page.exposeFunction(name, async () => {
        if (!isHeld) return 'real'
        heard.give()
        return new Promise<Met>((meets) => waiting.push(meets))
      })
      await page.addInitScript(install)
      return {
        hold() {
          if (!isHeld) heard = signal()
          isHeld = true
        },
        asked: () => heard.given,
        async meet(fate: Met) {
          isHeld = false
          waiting.forEach((meets) => meets(fate))
          waiting = []
        },
      }
    },
    { asksOnly: true },
  )

/** It stands at the warehouses of Hamburg; a fault is one of the browser's own. */
export const locating = deviceBy('locates', () => {
  const coords = { latitude: 53.5441, longitude: 9.9963 }
  const faults: Record<string, number> = { busy: 1, misasked: 2, silent: 3 }
  Object.defineProperty(navigator.geolocation, 'getCurrentPosition', {
    value: async (found: (at: object) => void, failed: (why: object) => void) => {
      const fate = await window.locates()
      return fate === 'real' ? found({ coords }) : failed({ code: faults[fate] })
    },
  })
})

export const copying = deviceBy('writes', () => {
  document.execCommand = () => false
  Object.defineProperty(navigator, 'clipboard', {
    value: {
      writeText: async () => {
        if ((await window.writes()) !== 'real') throw new DOMException('Write permission denied.', 'NotAllowedError')
      },
    },
  })
})

/** A phone that goes to a map leaves the page; another one does nothing at all. */
export const leading = deviceBy('leads', () => {
  const click = HTMLAnchorElement.prototype.click
  HTMLAnchorElement.prototype.click = function () {
    if (!this.href.startsWith('geo:')) return click.call(this)
    void window.leads().then((fate) => fate === 'real' && window.dispatchEvent(new Event('blur')))
  }
})
