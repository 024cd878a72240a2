import { HOUR_S } from '#contract/time-units.ts'
import type { RechargeMoveType } from '#machines/recharge/recharge.rules.ts'
import type { WithdrawalMoveType } from '#machines/withdrawal/withdrawal.rules.ts'
import { openAccount } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { later } from '#server/lib/clock.ts'
import { inTransaction } from '#server/lib/database.ts'
import {
  begun,
  type Channels,
  moveIn,
  moveOut,
  openWays,
  operators,
  payee,
  requested,
  type Team,
  type Wish,
} from '#tests/world/cash-records.ts'
import type { Person, World } from '#tests/world/world.ts'

type Way<Event> = readonly (readonly [event: Event, by: 'member' | 'operator' | 'system'])[]

const SENT: Way<WithdrawalMoveType> = [
  ['take', 'operator'],
  ['approve', 'operator'],
]
const PAID: Way<WithdrawalMoveType> = [...SENT, ['pay', 'operator']]
const BOOKED: Way<WithdrawalMoveType> = [...SENT, ['pay', 'system']]
const FAILED: Way<WithdrawalMoveType> = [...SENT, ['stumble', 'operator'], ['fail', 'operator']]
const USDT = { method: 'usdt', account: 'usdt' } as const

const OUT: Readonly<Record<string, { wish?: Wish; way: Way<WithdrawalMoveType>; two?: boolean }>> = {
  outOpen: { way: [] },
  outPaid: { wish: { amount: '200' }, way: PAID },
  outCancelled: { way: [['cancel', 'member']] },
  outReturned: { way: [...PAID, ['giveBack', 'system']] },
  outUsdt: { wish: { ...USDT, amount: '50' }, way: PAID },
  outLarge: { wish: { amount: '2000' }, way: PAID, two: true },
  outBooked: { wish: { amount: '70' }, way: BOOKED },
  outMined: { wish: { ...USDT, amount: '60' }, way: BOOKED },
  outFailed: { way: FAILED },
  outFailedLarge: { wish: { amount: '1900' }, way: FAILED, two: true },
  outFailedUsdt: { wish: { ...USDT, amount: '1600' }, way: FAILED, two: true },
  outBackLarge: { wish: { amount: '1800' }, way: [...PAID, ['giveBack', 'operator']], two: true },
  outBooksBack: { wish: { amount: '1700' }, way: [...PAID, ['giveBack', 'system']], two: true },
  outLargeUsdt: { wish: { ...USDT, amount: '1500' }, way: SENT, two: true },
}

const TAKEN: Way<RechargeMoveType> = [
  ['prove', 'member'],
  ['take', 'operator'],
]
const CREDITED: Way<RechargeMoveType> = [...TAKEN, ['credit', 'operator']]
const APPEALED: Way<RechargeMoveType> = [...TAKEN, ['reject', 'operator'], ['appeal', 'member'], ['take', 'operator']]

const IN: Readonly<
  Record<string, { by: keyof Channels; amount?: string; way: Way<RechargeMoveType>; two?: boolean; spends?: boolean }>
> = {
  inOpen: { by: 'bank', way: [] },
  inCredited: { by: 'bank', amount: '300', way: CREDITED },
  inCoin: { by: 'coin', way: CREDITED },
  inChain: { by: 'chain', way: [] },
  inOnline: { by: 'chain', amount: '4000', way: [['credit', 'system']] },
  inReversed: { by: 'coin', way: [...CREDITED, ['reverse', 'operator']] },
  inSpent: { by: 'bank', way: [...CREDITED, ['reverse', 'operator']], spends: true },
  inAppealed: { by: 'bank', way: [...APPEALED, ['credit', 'operator']] },
  inRejectedTwice: { by: 'bank', way: [...APPEALED, ['reject', 'operator']] },
  inLargeCoin: { by: 'coin', amount: '1000', way: CREDITED, two: true },
  inLarge: { by: 'bank', amount: '3000', way: CREDITED, two: true },
}

async function spend({ sql, context }: World, { id }: Person, amount: bigint): Promise<void> {
  const [from, to] = [await openAccount(sql, id, 'balance'), await openAccount(sql, id, 'eur')]
  const step = { kind: 'convert', ref: `spent-${id}`, actor: 'system' as const, at: context.clock.now() }
  await inTransaction(sql, (inside) => post(inside, { ...step, legs: [{ from, to, amount }] }))
}

export async function fillCash(world: World): Promise<Readonly<Record<string, string>>> {
  const { clock, sql, context } = world
  const team = await operators(world)
  const [one, other] = team
  const channels = await openWays(world)
  const since = later(context.clock.now(), -HOUR_S)
  await sql.insertInto('price').values({ currency: 'USDT', since, eur: '0.92' }).execute()
  const names: Record<string, string> = {}
  for (const [name, { wish = {}, way, two = false }] of Object.entries(OUT)) {
    clock.pass(60)
    const person = await payee(world, wish.account ?? 'balance', 3_000_000_000n)
    const made = await requested(world, person, wish)
    for (const [type, by] of way) await moveOut(world, made, { type, by }, two ? [one, other, true] : team)
    names[name] = made.order_no
  }
  for (const [name, { by: channel, amount = '100', way, two = false, spends = false }] of Object.entries(IN)) {
    clock.pass(60)
    const person = await payee(world, 'balance', 0n)
    const made = await begun(world, person, channels[channel], amount)
    const rejected = way.findIndex(([type]) => type === 'reject')
    for (const [at, [type, by]] of way.entries()) {
      if (type === 'reverse' && spends) await spend(world, person, 6_000n)
      const who: Team = rejected >= 0 && at > rejected ? [one, one] : two ? [one, other, true] : [one, other]
      await moveIn(world, made, { type, by }, who)
    }
    names[name] = made.order_no
  }
  return names
}
