import { mapTexts } from './said.ts'
import type { Setting } from './setting.ts'

const NAME =
  /^((merchant|bank|nick|payer|user|inviter_user)_?name|name|nickname_masked|title|contact|remark|reference)$/
const WORD = /user_?name$/
const AMOUNT = /^(-?)\d+\.(\d+)$/
/** Digits that count no money. */
const RATE = /(rate|rating|change|change_24h|price|version|score)$/

const TYPED: ReadonlySet<string> = new Set(['form', 'problems', 'trouble'])

const LONGEST_NAME = 'Maximiliane-Wilhelmine von Hohenlohe-Waldenburg-Schillingsfürst'
const LONGEST_WORD = 'leuchtturmwaerterinnengewerkschaft'
const LARGEST = '987654321098'

const longest = (key: string) => (WORD.test(key) ? LONGEST_WORD : LONGEST_NAME)
const largest = (text: string) =>
  text.replace(AMOUNT, (_, sign: string, places: string) => `${sign}${LARGEST}.${'7654321098'.slice(0, places.length)}`)

export function stretched<T>(facts: T, values: Setting['values']): T {
  if (values === 'usual') return facts
  const exchange = (text: string, key: string) => {
    if (values !== 'numbers' && text !== '' && NAME.test(key)) return longest(key)
    return values !== 'names' && !RATE.test(key) ? largest(text) : text
  }
  return mapTexts(facts, exchange, TYPED)
}
