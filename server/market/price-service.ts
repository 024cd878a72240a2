import * as v from 'valibot'
import { type Price, PRICED, type PriceSource } from '../lib/price.ts'

interface ServiceConfig {
  readonly url: string
  readonly key: string | undefined
}

const ANSWER_MS = 10_000
const AT_ONCE = 2_000
const NEVER = new Date(0)

const Answer = v.object({
  prices: v.pipe(
    v.array(
      v.object({
        currency: v.picklist(PRICED),
        at: v.pipe(
          v.string(),
          v.isoTimestamp(),
          v.transform((text) => new Date(text)),
        ),
        eur: v.pipe(
          v.string(),
          v.regex(/^(0|[1-9]\d{0,8})(\.\d{1,8})?$/),
          v.check((text) => /[1-9]/.test(text)),
        ),
      }),
    ),
    v.maxLength(AT_ONCE),
  ),
})

/** An answer that cannot be read is none: no price is guessed. */
export function priceService({ url, key }: ServiceConfig, ask: typeof fetch = fetch): PriceSource {
  return {
    isSandbox: false,
    async after(last, until): Promise<readonly Price[]> {
      const found = await Promise.all(PRICED.map((currency) => saidOf(currency, last, until)))
      return found.flat()
    },
  }

  async function saidOf(currency: Price['currency'], last: readonly Price[], until: Date): Promise<Price[]> {
    const since = last.find((one) => one.currency === currency)?.since ?? NEVER
    const asked = new URL(url)
    asked.searchParams.set('currency', currency)
    asked.searchParams.set('after', since.toISOString())
    const answer = await ask(asked, {
      headers: { accept: 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_MS),
    })
    if (!answer.ok) throw new Error(`the price service answers ${answer.status}`)
    const { prices } = v.parse(Answer, await answer.json())
    return prices
      .map(({ at, ...price }): Price => ({ ...price, since: at }))
      .filter((price) => price.currency === currency && price.since > since && price.since <= until)
      .toSorted((one, other) => one.since.getTime() - other.since.getTime())
  }
}
