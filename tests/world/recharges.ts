import { recharge, type RechargeInfo } from '#contract/recharge.ts'
import type { RechargeMove } from '#machines/recharge/recharge.rules.ts'
import { inTransaction } from '#server/lib/database.ts'
import type { MoveDetails } from '#server/recharge/effects.ts'
import { moveRecharge } from '#server/recharge/move.ts'
import { lockRecharge } from '#server/recharge/queries.ts'
import type { RechargeRow } from '#server/recharge/rows.ts'
import { newKey } from './money.ts'
import { proof } from './trade.ts'
import type { Person, World } from './world.ts'

export const seen = ({ order_no, version }: RechargeInfo) => ({ order_no, version, idem: newKey() })

export function rechargesOf(world: World, bank: number) {
  const { give, sql, context } = world
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
  const moves = ({ order_no }: RechargeInfo, type: RechargeMove['type'], details: MoveDetails = {}) =>
    inTransaction(sql, async (inside) => {
      const row = (await lockRecharge(inside, order_no)) as RechargeRow
      await moveRecharge({ sql: inside, now: context.clock.now() }, row, { type, by: 'operator' }, details)
    })
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
