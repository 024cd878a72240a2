import { EVENTS_KEPT } from '#contract/limits.ts'
import type { Context } from '../context.ts'
import { later } from '../lib/clock.ts'
import { BATCH, forgetBefore } from './queries.ts'

const HOUR_MS = 3_600_000

/** Forgets what happened longer ago than anybody may ask for. */
export async function forgetOld({ database, clock }: Pick<Context, 'database' | 'clock'>): Promise<void> {
  const moment = later(clock.now(), -EVENTS_KEPT)
  while ((await forgetBefore(database, moment)) === BATCH);
}

/** Does so every hour. */
export function sweep(context: Context) {
  const timer = setInterval(() => {
    void forgetOld(context).catch((error: unknown) => context.log.warn({ err: error }, 'old events could not be swept'))
  }, HOUR_MS).unref()
  return { stop: () => clearInterval(timer) }
}
