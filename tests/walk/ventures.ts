import { PURSE_OF } from '#contract/venture.ts'
import type { InvestmentMove } from '#machines/invest/investment.rules.ts'
import {
  fillVenture,
  moveInvest,
  openVenture,
  putInOf,
  rowOf,
  type Venture,
  type VentureWish,
} from '#tests/world/ventures.ts'
import { gains, isCertain } from './money.ts'
import type { Person } from './people.ts'
import { memberId } from './trade.ts'
import type { WalkWorld } from './world.ts'

const houseOf = ({ sql, now }: WalkWorld) => ({ sql, context: { clock: { now } } })

export const sells = (world: WalkWorld, wish: VentureWish): Promise<Venture> => openVenture(houseOf(world), wish)

/** What it takes comes to their account first. */
export async function hasPutIn(world: WalkWorld, person: Person, venture: Venture, amount: bigint) {
  await gains(world, person, PURSE_OF[venture.currency], amount)
  const made = await putInOf(houseOf(world), await memberId(world, person), venture, amount)
  await isCertain(world.sql)
  return made
}

export async function investmentGoes(world: WalkWorld, made: { order_no: string }, moves: readonly InvestmentMove[]) {
  for (const move of moves) await moveInvest(houseOf(world), made, move)
  return rowOf(world, made)
}

export const fillsVenture = (world: WalkWorld, venture: Venture, amount: bigint) =>
  fillVenture(houseOf(world), venture, amount)
