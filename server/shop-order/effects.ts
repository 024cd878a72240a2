import { sql as raw } from 'kysely'
import type { PaidFrom } from '#contract/shop-order.ts'
import type { ShopOrderEffect } from '#machines/shop-order/shop-order.lifecycle.ts'
import { type PaidLine, pointsEarned, sellerFee } from '#machines/shop-order/price.rules.ts'
import { answerOf, type OpenRefund, type ShopOrderMove } from '#machines/shop-order/shop-order.rules.ts'
import type { RefundActor } from '#machines/refund/refund.rules.ts'
import { moveCouponOf } from '../coupon/move.ts'
import { holdPool, houseAccount, houseAccountNamed, openAccount } from '../ledger/accounts.ts'
import { type Leg, post } from '../ledger/post.ts'
import type { Sql } from '../lib/database.ts'
import type { Moving } from '../lib/move-record.ts'
import { refuse } from '../lib/refuse.ts'
import { type AskedBack, askBack } from '../refund/ask.ts'
import { moveRefund } from '../refund/move.ts'
import { latestRefundOf, linesIn, lockOpenRefund } from '../refund/queries.ts'
import { COUPON_POOL, POINTS_POOL } from './pool.ts'
import { termsOf, type ShopOrderChange, type ShopOrderRow } from './rows.ts'
import { countSold, putBack } from './stock.ts'

export interface MoveDetails {
  readonly reason: string
  readonly from: PaidFrom
  readonly operator: number
  readonly asked: AskedBack
  /** Sealed: what was said of a return. */
  readonly text: string
}

export type MovingShopOrder = Moving<ShopOrderRow, ShopOrderMove, MoveDetails>

type Effect = (row: ShopOrderRow) => Promise<ShopOrderChange | void>

export function shopOrderEffects({ sql, now, move, details }: MovingShopOrder): Record<ShopOrderEffect, Effect> {
  const actor = move.by === 'member' ? 'member' : 'system'
  async function book(row: ShopOrderRow, kind: string, legs: readonly (Leg | undefined)[], settles?: bigint | null) {
    const moves = legs.filter((leg) => leg !== undefined && leg.amount > 0n) as Leg[]
    if (moves.length === 0) return
    const held = settles === null || settles === undefined ? [] : [settles]
    await post(sql, { kind, ref: row.order_no, step: row.version, actor, at: now, legs: moves, settles: held })
  }

  /** With the last of what it was used for. */
  async function couponBack(row: ShopOrderRow) {
    if (await isAllBack(sql, row)) await moveCouponOf({ sql, now }, row, { type: 'restore', by: 'system' })
  }

  return {
    /** The points that were set aside go with the money, in one posting. */
    async takePayment(row) {
      const eur = row.pay > 0n ? await openEscrow(sql, row, 'EUR') : null
      const points = row.points > 0 ? await openEscrow(sql, row, 'POINTS') : null
      await book(
        row,
        'shop',
        [
          points === null
            ? undefined
            : { from: await openAccount(sql, row.member_id, 'points', 'held'), to: points, amount: BigInt(row.points) },
          eur === null ? undefined : { from: await sourceOf(sql, row, details.from), to: eur, amount: row.pay },
        ],
        row.hold_id,
      )
      await countSold(sql, row.id, 1)
      await moveCouponOf({ sql, now }, row, { type: 'pay', by: move.by === 'gateway' ? 'gateway' : 'member' })
      return { eur_escrow: eur, points_escrow: points }
    },

    async giveUp(row) {
      await putBack(sql, row.id)
      if (row.hold_id !== null) {
        const [held, free] = await pointsOf(sql, row.member_id)
        await book(row, 'release', [{ from: held, to: free, amount: BigInt(row.points) }], row.hold_id)
      }
      await moveCouponOf({ sql, now }, row, { type: 'drop', by: actor })
    },

    async returnAll(row) {
      const { cash, points } = await keptOf(sql, row)
      await countSold(sql, row.id, -1)
      await putBack(sql, row.id)
      await book(row, 'shop_back', await returnLegs(sql, row, { eur: cash + row.carriage, points }))
      await couponBack(row)
      return { ended_by: 'time', carriage_back: row.carriage }
    },

    /** What was not sent in time returns; the carriage was spent on what was. */
    async returnUnsent(row) {
      const { rows } = await raw<PaidLine>`
        select sum(cash)::bigint as cash, sum(points)::bigint as points, sum(worth)::bigint as worth, sum(cut)::bigint as cut
        from shop_order_line where order_id = ${row.id} and parcel_id is null and not is_back`.execute(sql)
      const { cash = 0n, points = 0n, worth = 0n, cut = 0n } = rows[0] ?? {}
      await countSold(sql, row.id, -1)
      await putBack(sql, row.id)
      await book(row, 'shop_back', await returnLegs(sql, row, { eur: cash, points }))
      await couponBack(row)
      return unreserved(row, { worth, cut })
    },

    async paySeller(row) {
      const kept = await keptOf(sql, row)
      const isStores = row.seller_id !== null
      const pooled = isStores ? kept.worth : 0n
      const given = isStores && row.cut_by === 'house' ? kept.cut : 0n
      const fee = isStores ? sellerFee(kept.cash + pooled + given, termsOf(row).fee_rate) : 0n
      const carriage = row.carriage - row.carriage_back
      const to = isStores
        ? await openAccount(sql, row.seller_id ?? 0, 'balance')
        : await houseAccount(sql, 'goods', 'EUR')
      await book(row, 'shop_paid', [
        row.eur_escrow === null
          ? undefined
          : { from: row.eur_escrow, to: await houseAccount(sql, 'fees', 'EUR'), amount: fee },
        row.eur_escrow === null ? undefined : { from: row.eur_escrow, to, amount: kept.cash + carriage - fee },
        { from: await houseAccountNamed(sql, POINTS_POOL), to, amount: pooled },
        { from: await houseAccountNamed(sql, COUPON_POOL), to, amount: given },
        row.points_escrow === null
          ? undefined
          : { from: row.points_escrow, to: await houseAccount(sql, 'goods', 'POINTS'), amount: kept.points },
      ])
      return { fee, paid_out: kept.cash + carriage + pooled + given - fee }
    },

    /** A pool that holds too little gives none. */
    async earnPoints(row) {
      const { cash } = await keptOf(sql, row)
      const earned = pointsEarned(cash + row.carriage, termsOf(row).points_earned)
      if (earned === 0n) return {}
      const pool = await houseAccount(sql, 'pool', 'POINTS')
      if ((await holdPool(sql, pool)) < earned) return {}
      const to = await openAccount(sql, row.member_id, 'points')
      await book(row, 'reward', [{ from: pool, to, amount: earned }])
      return { earned: Number(earned) }
    },

    async askBack(row) {
      if (!details.asked) throw new Error('nothing was asked back')
      await askBack({ sql, now }, row, details.asked)
    },

    async answerRefund(row) {
      const refund = (await lockOpenRefund(sql, row.id)) ?? refuse('not-now')
      const type = answerOf({ refund: refund.state as OpenRefund }, move) ?? refuse('not-now')
      await moveRefund({ sql, now }, refund, { type, by: move.by as RefundActor }, details)
    },

    /** What the return that was just agreed to asked back. */
    async returnLines(row) {
      const refund = (await latestRefundOf(sql, row.id)) ?? refuse('not-now')
      const { cash, carriage, worth, cut, points } = refund
      const lines = await linesIn(sql, refund.id)
      await countSold(sql, row.id, -1, lines)
      await putBack(sql, row.id, lines)
      await book(row, 'shop_back', await returnLegs(sql, row, { eur: cash + carriage, points: BigInt(points) }))
      await couponBack(row)
      return {
        carriage_back: row.carriage_back + carriage,
        ...unreserved(row, { worth, cut }),
      }
    },
  }
}

const unreserved = (
  { reserved, cut_reserved: given }: ShopOrderRow,
  { worth, cut }: Pick<PaidLine, 'worth' | 'cut'>,
) => ({
  reserved: reserved > 0n ? reserved - worth : 0n,
  cut_reserved: given > 0n ? given - cut : 0n,
})

async function openEscrow(sql: Sql, { order_no }: ShopOrderRow, currency: 'EUR' | 'POINTS'): Promise<bigint> {
  const { rows } = await raw<{ escrow: bigint }>`select open_escrow(${order_no}, ${currency}) as escrow`.execute(sql)
  return rows[0]?.escrow ?? 0n
}

const sourceOf = (sql: Sql, { member_id }: ShopOrderRow, from: PaidFrom = 'balance'): Promise<bigint> =>
  from === 'gateway' ? houseAccount(sql, 'outside', 'EUR') : openAccount(sql, member_id, from)

const pointsOf = (sql: Sql, member: number): Promise<[held: bigint, free: bigint]> =>
  openAccount(sql, member, 'points', 'held').then(async (held) => [held, await openAccount(sql, member, 'points')])

/** What came by a gateway returns to the balance. */
async function returnLegs(sql: Sql, row: ShopOrderRow, back: { eur: bigint; points: bigint }): Promise<Leg[]> {
  const { member_id: member, eur_escrow, points_escrow, paid_from: from } = row
  return [
    ...(points_escrow === null
      ? []
      : [{ from: points_escrow, to: await openAccount(sql, member, 'points'), amount: back.points }]),
    ...(eur_escrow === null
      ? []
      : [
          {
            from: eur_escrow,
            to: await openAccount(sql, member, from === 'shop' ? 'shop' : 'balance'),
            amount: back.eur,
          },
        ]),
  ]
}

async function isAllBack(sql: Sql, { id }: ShopOrderRow): Promise<boolean> {
  const kept = await sql
    .selectFrom('shop_order_line')
    .select('id')
    .where('order_id', '=', id)
    .where('is_back', '=', false)
    .limit(1)
    .executeTakeFirst()
  return kept === undefined
}

/** What was paid for the lines that were not given back. */
async function keptOf(sql: Sql, { id }: ShopOrderRow): Promise<PaidLine> {
  const { rows } = await raw<PaidLine>`
    select coalesce(sum(cash), 0)::bigint as cash, coalesce(sum(worth), 0)::bigint as worth,
      coalesce(sum(cut), 0)::bigint as cut, coalesce(sum(points), 0)::bigint as points
    from shop_order_line where order_id = ${id} and not is_back`.execute(sql)
  return rows[0] ?? { cash: 0n, worth: 0n, cut: 0n, points: 0n }
}
