import { PIN_LOCK, PIN_REMEMBERED, PIN_TRIES } from '#contract/limits.ts'
import { type Answer, said } from './answers.ts'

export function pinsModel() {
  const pins = new Map<number, { tries: number; locked: number; known: number }>()
  return {
    prove(who: number, isRight: boolean, now: number): Answer | undefined {
      const pin = pins.get(who) ?? { tries: 0, locked: 0, known: 0 }
      pins.set(who, pin)
      if (pin.locked > now) return said('pin-locked', { retry_after: Math.ceil((pin.locked - now) / 1000) })
      if (isRight && pin.known > now) return undefined
      pin.tries = (pin.locked > 0 ? 0 : pin.tries) + 1
      pin.locked = pin.tries === PIN_TRIES ? now + PIN_LOCK * 1000 : 0
      if (isRight) {
        Object.assign(pin, { tries: 0, locked: 0, known: now + PIN_REMEMBERED * 1000 })
        return undefined
      }
      return pin.locked
        ? said('pin-locked', { retry_after: PIN_LOCK })
        : said('pin-wrong', { left: PIN_TRIES - pin.tries })
    },
    forget() {
      for (const pin of pins.values()) pin.known = 0
    },
  }
}
