import { DAY_S, HOUR_S } from '#contract/time-units.ts'
import { later } from '#server/lib/clock.ts'
import type { InvestmentMoveType } from '#machines/invest/investment.rules.ts'
import { operators } from '#tests/world/cash-records.ts'
import { cancelledBy, putIn, recordPrices } from '#tests/world/invest.ts'
import { fillVenture, moveInvest, openVenture, type VentureWish } from '#tests/world/ventures.ts'
import type { World } from '#tests/world/world.ts'

type Way = readonly (readonly [event: InvestmentMoveType, by: 'member' | 'operator' | 'system', seconds: number])[]

const COOLED: Way = [['coolOver', 'system', DAY_S]]
const PAID: Way = [...COOLED, ['settle', 'system', 0]]

const ORDERS: Readonly<Record<string, { wish?: VentureWish; amount: bigint; way: Way }>> = {
  invCooling: { amount: 1_100n, way: [] },
  invPaid: { amount: 1_200n, way: PAID },
  invDry: { amount: 90_000n, way: [...COOLED, ['runDry', 'system', 0]] },
  invWhole: { wish: { term: 1 }, amount: 1_300n, way: [...PAID, ['finish', 'system', 0]] },
  invEarly: { amount: 1_400n, way: [...PAID, ['stop', 'member', 60]] },
  invCancelled: { amount: 1_500n, way: [...PAID, ['cancel', 'operator', 60]] },
  invCoins: { wish: { currency: 'COIN' }, amount: 1_600n, way: PAID },
  invRobot: { wish: { kind: 'robot', tasks: 2, rate: '0.9' }, amount: 1_700n, way: PAID },
  invCapped: { wish: { kind: 'robot', tasks: 2, rate: '0.001' }, amount: 1_800n, way: PAID },
}

export async function fillInvest(world: World): Promise<Readonly<Record<string, string>>> {
  const { clock, context } = world
  const team = await operators(world)
  const orders: Record<string, string> = {}
  for (const [name, { wish, amount, way }] of Object.entries(ORDERS)) {
    clock.pass(60)
    const venture = await openVenture(world, wish)
    await fillVenture(world, venture, 800n)
    if (wish?.kind === 'robot')
      await recordPrices(world, later(context.clock.now(), -DAY_S / 2 - HOUR_S), DAY_S / 2, ['1', '1.1', '1.3', '1.35'])
    const made = await putIn(world, await world.member(), venture, amount)
    for (const [type, by, seconds] of way) {
      clock.pass(seconds)
      await moveInvest(world, made, { type, by }, type === 'cancel' ? cancelledBy(team) : undefined)
    }
    orders[name] = made.order_no
  }
  return orders
}
