import { PICTURE_WAITS } from '#contract/limits.ts'
import type { Context } from '../lib/context.ts'
import { later } from '../lib/clock.ts'

const HOUR_MS = 3_600_000
const BATCH = 100

/** Forgets pictures that waited long enough, and became part of nothing. */
export async function forgetWaiting({ database, vault, clock }: Pick<Context, 'database' | 'vault' | 'clock'>) {
  const moment = later(clock.now(), -PICTURE_WAITS)
  for (;;) {
    const gone = await database
      .deleteFrom('attachment')
      .where('id', 'in', (select) =>
        select
          .selectFrom('attachment')
          .select('id')
          .where('attached_at', 'is', null)
          .where('created_at', '<', moment)
          .limit(BATCH)
          .forUpdate()
          .skipLocked(),
      )
      .returning('name')
      .execute()
    for (const { name } of gone) await vault.drop(name)
    if (gone.length < BATCH) return
  }
}

/** Does so every hour. */
export function sweepPictures(context: Context) {
  const timer = setInterval(() => {
    void forgetWaiting(context).catch((error: unknown) =>
      context.log.warn({ err: error }, 'waiting pictures could not be swept'),
    )
  }, HOUR_MS).unref()
  return { stop: () => clearInterval(timer) }
}
