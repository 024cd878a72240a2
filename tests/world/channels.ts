import { sql as raw } from 'kysely'
import type { Database } from '#server/lib/database.ts'
import { DEMO_CHANNELS, insertChannel, type NewChannel } from '#server/seeds/channels.ts'

interface House {
  readonly sql: Database
}

export const openChannel = ({ sql }: House, changes: Partial<NewChannel>): Promise<number> =>
  sql.transaction().execute(async (inside) => {
    await raw`set local role none`.execute(inside)
    return insertChannel(inside, { ...DEMO_CHANNELS.bank, place: 9, ...changes })
  })

export async function openChannels(world: House): Promise<Record<keyof typeof DEMO_CHANNELS, number>> {
  const bank = await openChannel(world, DEMO_CHANNELS.bank)
  return { bank, coin: await openChannel(world, DEMO_CHANNELS.coin) }
}
