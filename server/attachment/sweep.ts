import { HOUR_MS } from '#contract/time-units.ts'
import { PICTURE_WAITS } from '#contract/limits.ts'
import type { Context } from '../lib/context.ts'
import { later } from '../lib/clock.ts'
import { lookOf } from './look.ts'

const BATCH = 100

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

export async function dropFormerPictures({ database, vault }: Pick<Context, 'database' | 'vault'>) {
  const rows = await database.selectFrom('former_picture').select('name').execute()
  for (const { name } of rows) {
    await vault.drop(name)
    await database.deleteFrom('former_picture').where('name', '=', name).execute()
  }
}

export async function lookAtKept({ database, vault }: Pick<Context, 'database' | 'vault'>) {
  for (let last = 0; ;) {
    const rows = await database
      .selectFrom('attachment')
      .select(['id', 'name'])
      .where('look', 'is', null)
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    for (const { id, name } of rows) {
      const bytes = await vault.get(name)
      const look = bytes && (await lookOf(bytes))
      if (look) await database.updateTable('attachment').set({ look }).where('id', '=', id).execute()
    }
    if (rows.length < BATCH) return
    last = rows.at(-1)?.id ?? last
  }
}

export function sweepPictures(context: Context) {
  const timer = setInterval(() => {
    void dropFormerPictures(context)
      .then(() => forgetWaiting(context))
      .then(() => lookAtKept(context))
      .catch((error: unknown) => context.log.warn({ err: error }, 'pictures could not be swept'))
  }, HOUR_MS).unref()
  return { stop: () => clearInterval(timer) }
}
