import { HOUR_MS } from '#contract/time-units.ts'
import { ANSWERS_KEPT, CODES_KEPT, EVENTS_KEPT, NOTICES_KEPT, QUOTES_KEPT, UNDO_LIFE } from '#contract/limits.ts'
import type { Context } from '../lib/context.ts'
import { forgetShownCodes } from '../coupon/shown-code.ts'
import { forgetAnswers, forgetQuotes } from '../ledger/forget.ts'
import { later } from '../lib/clock.ts'
import { forgetSubscriptions } from '../notice/subscriptions.ts'
import { forgetNotices } from '../notice/present.ts'
import { forgetUndos } from '../security/undo.ts'
import { forgetCodes } from '../session/queries.ts'
import { forgetEvents } from './queries.ts'

const BATCH = 500

const KEPT = [
  [EVENTS_KEPT, forgetEvents],
  [QUOTES_KEPT, forgetQuotes],
  [ANSWERS_KEPT, forgetAnswers],
  [CODES_KEPT, forgetCodes],
  [CODES_KEPT, forgetShownCodes],
  [NOTICES_KEPT, forgetNotices],
  [UNDO_LIFE, forgetUndos],
  [0, forgetSubscriptions],
] as const

export async function forgetOld({ database, clock }: Pick<Context, 'database' | 'clock'>): Promise<void> {
  const now = clock.now()
  for (const [seconds, forget] of KEPT) while ((await forget(database, later(now, -seconds), BATCH)) === BATCH);
}

export function keepForgetting(context: Context) {
  const timer = setInterval(() => {
    void forgetOld(context).catch((error: unknown) =>
      context.log.warn({ err: error }, 'what is over could not be swept'),
    )
  }, HOUR_MS).unref()
  return { stop: () => clearInterval(timer) }
}
