import { sql as raw } from 'kysely'
import { merchant } from '#contract/merchant.ts'
import type { MerchantMove } from '#machines/merchant/merchant.rules.ts'
import { inTransaction } from '#server/lib/database.ts'
import { lockedMerchant, moveMerchant } from '#server/merchant/move.ts'
import { bring, newKey, PIN } from './money.ts'
import type { Person, World } from './world.ts'

export const MARGIN = 20_000n
export const APPLICATION = {
  name: 'Harbour Coins',
  contact: 'harbour@quay.test',
  pay_types: '["wallet","bank"]',
  hours: '',
  agree: 1,
} as const
export const OFFER = {
  price: '1.3',
  least: '10',
  most: '500',
  wanted: '1000',
  pay_types: '["wallet","bank"]',
  hours: '',
  auto_accept: 0,
} as const

export const moved = ({ sql, context }: World, { id }: Pick<Person, 'id'>, move: MerchantMove, reason = '') =>
  inTransaction(sql, async (inside) => {
    const here = { sql: inside, now: context.clock.now() }
    const row = await lockedMerchant(here, id)
    if (!row) throw new Error('nobody applied')
    return moveMerchant(here, row, move, { reason })
  })

export const verified = async (world: World, person: Person) => {
  await world.give(merchant.apply, { ...APPLICATION, idem: newKey() }, person)
  await moved(world, person, { type: 'verify', by: 'operator' })
}

export async function openShop(
  world: World,
  { euros = 0n, offer = {} as Partial<Record<keyof typeof OFFER, unknown>> } = {},
) {
  const person = await world.member({ pin: PIN })
  await bring(world, person, 'balance', MARGIN + euros)
  await verified(world, person)
  await world.give(merchant.margin, { payword: PIN, idem: newKey() }, person)
  await world.give(merchant.setOffer, { ...OFFER, ...offer } as typeof OFFER, person)
  return person
}

export const stored = ({ sql }: Pick<World, 'sql'>, { id }: Pick<Person, 'id'>) =>
  sql.selectFrom('merchant').selectAll().where('member_id', '=', id).executeTakeFirstOrThrow()

export const events = async ({ sql }: Pick<World, 'sql'>, { id }: Pick<Person, 'id'>) =>
  (
    await sql
      .selectFrom('merchant_event')
      .select(['event', 'actor', 'state'])
      .where('member_id', '=', id)
      .orderBy('version')
      .execute()
  ).map(({ event, actor, state }) => `${actor} ${event} ${state}`)

export const roles = async ({ sql }: Pick<World, 'sql'>, { id }: Pick<Person, 'id'>): Promise<string[]> => {
  const { rows } = await raw<{ role: string }>`select role from member_role where member_id = ${id} order by 1`.execute(
    sql,
  )
  return rows.map(({ role }) => role)
}
