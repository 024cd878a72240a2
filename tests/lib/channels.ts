import { sql as raw } from 'kysely'
import type { Database } from '#server/lib/database.ts'
import { DEMO_CHANNELS, insertChannel, type NewChannel } from '#server/seeds/channels.ts'

interface House {
  readonly sql: Database
}

/** One more way in, as the owner of the tables opens it: like the bank's, but for what is said. */
export const openChannel = ({ sql }: House, changes: Partial<NewChannel>): Promise<number> =>
  sql.transaction().execute(async (inside) => {
    await raw`set local role none`.execute(inside)
    return insertChannel(inside, { ...DEMO_CHANNELS.bank, place: 9, ...changes })
  })

/** Euros by bank and coins by address, each by proof; gives their ids. */
export async function openChannels(world: House): Promise<Record<keyof typeof DEMO_CHANNELS, number>> {
  const bank = await openChannel(world, DEMO_CHANNELS.bank)
  return { bank, coin: await openChannel(world, DEMO_CHANNELS.coin) }
}
