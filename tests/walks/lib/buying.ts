import { sql as raw } from 'kysely'
import { DAY_S } from '#contract/time-units.ts'
import { PURSE_OF, type VentureKind } from '#contract/venture.ts'
import type { BuyForm, VentureInfo } from '#machines/invest/buy.rules.ts'
import { later } from '#server/lib/clock.ts'
import { en } from '#server/words/en.ts'
import { openItem, openPlan, openProject, openRobot } from '#stories/fixtures/purchases.ts'
import type { WalkWorld } from '#tests/walk/world.ts'
import { gains } from '#tests/world/money.ts'
import { join, MIRA, type Somebody } from '#tests/world/people.ts'
import { openVenture } from '#tests/world/ventures.ts'
import { asOwner } from '#tests/world/world.ts'

/** What a walk openVenture is numbered after whatever the demo openVenture; a plan comes after its robot. */
const FIRST = 1_001

/** What is sold in a walk, a robot for forty, and of everything else as much as one likes between a hundred and more. */
export interface Sale {
  readonly kind: VentureKind
  readonly id: number
  readonly at: `/pages/${string}`
  readonly info: VentureInfo
  readonly begins: string
  readonly form: BuyForm
}

/** In the words of the server, which whoever comes back has agreed to. */
export const RISK = en.invest.risk
const asServed = <Info extends VentureInfo>(info: Info, id: number): Info => ({
  ...info,
  id,
  risk_text: RISK,
  available: '1000.00',
  my: { count: 0, amount: '0.00' },
})

export const SALES = {
  project: {
    kind: 'project',
    id: FIRST,
    at: `/pages/project/detail?id=${FIRST}`,
    info: asServed(openProject, FIRST),
    begins: 'Put in from €100.00',
    form: { amount: '150', num: '' },
  },
  robot: {
    kind: 'robot',
    id: FIRST,
    at: `/pages/ai/ai_detail?id=${FIRST}&kind=robot`,
    info: asServed(openRobot, FIRST),
    begins: 'Buy for €40.00',
    form: { amount: '', num: '2' },
  },
  product: {
    kind: 'product',
    id: FIRST + 1,
    at: `/pages/ai/ai_detail?id=${FIRST + 1}&kind=product`,
    info: asServed(openPlan, FIRST + 1),
    begins: 'Put in from €50.00',
    form: { amount: '60', num: '' },
  },
  subscribe: {
    kind: 'subscribe',
    id: FIRST,
    at: `/pages/index/cp_info?id=${FIRST}`,
    info: asServed(openItem, FIRST),
    begins: 'Buy for €25.00',
    form: { amount: '', num: '3' },
  },
} as const satisfies Record<VentureKind, Sale>

const WISHES = {
  project: {
    unit: 5_000n,
    least: 10_000n,
    most: 1_000_000n,
    total: 25_000_000n,
    term: 540,
    payout: 'end',
    rate: '0.058',
  },
  robot: { unit: 4_000n, most: 20_000n, total: 2_000_000n, term: 30, rate: '0.01' },
  product: { unit: 1_000n, least: 5_000n, most: 500_000n, total: 8_000_000n, term: 30, rate: '0.0006' },
  subscribe: { unit: 2_500n, most: 50_000n, total: 2_500_000n, term: 180, payout: 'end', rate: '0.0125' },
} as const

export async function isOnSale(world: WalkWorld, kind: VentureKind) {
  await asOwner(world, (sql) => raw`alter table venture alter column id restart with ${raw.lit(FIRST)}`.execute(sql))
  return openVenture(world, { kind, title: 'Demo Harbour Solar', sale: 20, ...WISHES[kind] })
}

const EUROS = 100_000n

export async function canBuy(world: WalkWorld, kind: VentureKind, person: Somebody = MIRA): Promise<number> {
  const { id } = await join(world, person)
  await gains(world, person, PURSE_OF.EUR, EUROS)
  await isOnSale(world, kind)
  return id
}

export const spendsEuros = (world: WalkWorld, person: Somebody = MIRA) => gains(world, person, PURSE_OF.EUR, -EUROS)

export const ventureIs = (
  { world }: { readonly world: WalkWorld },
  change: (world: WalkWorld) => Partial<Record<'starts_at' | 'ends_at' | 'suspended_at', Date>> & { taken?: bigint },
) => asOwner(world, (sql) => sql.updateTable('venture').set(change(world)).where('id', '>=', FIRST).execute())

export const sellsLater = ({ now }: WalkWorld) => ({ starts_at: later(now(), DAY_S) })
export const sellsNoMore = ({ now }: WalkWorld) => ({
  starts_at: later(now(), -40 * DAY_S),
  ends_at: later(now(), -DAY_S),
})
export const soldLongAgo = ({ now }: WalkWorld) => ({
  starts_at: later(now(), -900 * DAY_S),
  ends_at: later(now(), -800 * DAY_S),
})
export const isStoppedNow = ({ now }: WalkWorld) => ({ suspended_at: now() })

export const ratesAt = ({ world }: { readonly world: WalkWorld }, rate: string) =>
  asOwner(world, (sql) =>
    sql.insertInto('venture_rate').values({ venture_id: FIRST, version: 2, since: world.now(), rate }).execute(),
  )

export const wished = (member: number, { kind, id, form }: Sale, agreed: string) => ({
  purchase: { member: String(member), kind, id: String(id), ...form, agreed },
})
