import { MINUTE_MS } from '#contract/time-units.ts'
import type { Context } from '../lib/context.ts'
import { proveDaily } from './proof.ts'

export function keepProving(context: Context): () => Promise<void> {
  let working = Promise.resolve()
  const look = () => {
    working = working
      .then(() => proveDaily(context))
      .then(
        () => undefined,
        (error: unknown) => context.log.error({ err: error }, 'balances were not proven'),
      )
  }
  look()
  const timer = setInterval(look, MINUTE_MS)
  return () => {
    clearInterval(timer)
    return working
  }
}
