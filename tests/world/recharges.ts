import { recharge, type RechargeInfo } from '#contract/recharge.ts'
import type { RechargeMove } from '#machines/recharge/recharge.rules.ts'
import { later } from '#server/lib/clock.ts'
import { inTransaction } from '#server/lib/database.ts'
import type { MoveDetails } from '#server/recharge/effects.ts'
import { moveRecharge } from '#server/recharge/move.ts'
import { lockRecharge } from '#server/recharge/queries.ts'
import type { RechargeRow } from '#server/recharge/rows.ts'
import { newKey } from './money.ts'
import { idOf, type Somebody, type Who } from './people.ts'
import { proof } from './trade.ts'
import { type Person, type World, asOwner, type House } from './world.ts'

export const seen = ({ order_no, version }: RechargeInfo) => ({ order_no, version, idem: newKey() })

export type Step = readonly [type: RechargeMove['type'], details?: MoveDetails]

const BY: Partial<Record<RechargeMove['type'], RechargeMove['by']>> = {
  prove: 'member',
  cancel: 'member',
  appeal: 'member',
  expire: 'system',
}

const rechargeMoves = ({ sql, context }: House, orderNo: string, [type, details = {}]: Step) =>
  inTransaction(sql, async (inside) => {
    const row = (await lockRecharge(inside, orderNo)) as RechargeRow
    const move = { type, by: BY[type] ?? 'operator' } as const
    await moveRecharge({ sql: inside, now: context.clock.now() }, row, move, details)
  })

export function rechargesOf(world: World, bank: number) {
  const { give } = world
  const begins = (person: Person, amount = '138', channel_id = bank) =>
    give(recharge.recharge, { channel_id, amount, idem: newKey() }, person)
  /** What shows a recharge that was begun: the form is the whole one, whatever of it counts. */
  const shows = (one: RechargeInfo, proof_image: string, payer_name = 'Mira Lindqvist') => ({
    ...seen(one),
    channel_id: one.channel_id,
    amount: '138',
    proof_image,
    payer_name,
  })
  const moves = ({ order_no }: RechargeInfo, ...step: Step) => rechargeMoves(world, order_no, step)
  return {
    begins,
    shows,
    moves,
    shown: async (person: Person, one: RechargeInfo) =>
      give(recharge.recharge, shows(one, await proof(world, person)), person),
    again: (person: Person, { order_no }: RechargeInfo) => give(recharge.info, { order_no }, person),
    async rejects(one: RechargeInfo) {
      await moves(one, 'take')
      await moves(one, 'reject', { reason: 'not_received', text: '' })
    },
  }
}

interface Bringing {
  readonly orderNo: string
  readonly steps?: readonly Step[]
  /** How many seconds are left to show it; a day, unless it is said. */
  readonly left?: number
}

export async function brings(world: World, { email, password }: Somebody, { orderNo, steps = [], left }: Bringing) {
  const wish = { channel_id: 1, amount: '138', idem: `walked-${orderNo}-begins` }
  const begun = await world.give(recharge.recharge, wish, await world.enter(email, password))
  await world.sql.updateTable('recharge').set({ order_no: orderNo }).where('order_no', '=', begun.order_no).execute()
  if (left !== undefined) {
    const until = later(world.context.clock.now(), left)
    const change = world.sql.updateTable('recharge').set({ expire_at: until, wake_at: until })
    await change.where('order_no', '=', orderNo).execute()
  }
  for (const step of steps) await rechargeMoves(world, orderNo, step)
  // What prepares a walk is news to nobody.
  await world.sql.deleteFrom('event').where('topic', '=', 'recharge').execute()
}

const SIGNS = '23456789ABCDEFG'

/** More than may be open at once: they were cancelled. */
export async function hasRecharges(world: House, who: Who, many: number): Promise<void> {
  const member_id = await idOf(world, who)
  for (let place = 0; place < many; place += 1)
    await world.sql
      .insertInto('recharge')
      .values({
        order_no: `R2603040${100 + place}`,
        reference: `Q-W9TR-4KX${SIGNS[place]}`,
        member_id,
        channel_id: 1,
        state: 'cancelled',
        account: 'balance',
        currency: 'EUR',
        amount: 13_800n,
        fee: 0n,
        net: 13_800n,
        terms: '{}',
        online: false,
        created_at: world.context.clock.now(),
        since: world.context.clock.now(),
      })
      .execute()
}

export const closesWays = (world: House) =>
  asOwner(world, (sql) => sql.updateTable('recharge_channel').set({ open: false }).execute())

/** Whatever was sent is part of something else by now. */
export const usesPictures = ({ sql, context }: House) =>
  sql.updateTable('attachment').set({ attached_at: context.clock.now() }).execute()
