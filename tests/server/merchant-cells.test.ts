import { sql as raw } from 'kysely'
import { expect, test } from 'vitest'
import { merchant, MERCHANT_STATES, type MerchantState } from '#contract/merchant.ts'
import { MERCHANT_ACTORS, type MerchantActor, type MerchantMoveType } from '#machines/merchant/merchant.rules.ts'
import { moveMerchant } from '#server/merchant/move.ts'
import { lockMerchant } from '#server/merchant/queries.ts'
import type { MerchantChange } from '#server/merchant/rows.ts'
import { allowedBy } from '#tests/cells/cells.ts'
import { APPLICATION, MARGIN, moved, openShop, verified } from '#tests/world/merchants.ts'
import { bring, newKey, PIN } from '#tests/world/money.ts'
import { type Person } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { sql, context, give, member } = world

const EVENTS = Object.keys(MERCHANT_ACTORS) as MerchantMoveType[]
const ACTORS: readonly MerchantActor[] = ['merchant', 'operator', 'system']

const WHO: Record<MerchantMoveType, MerchantActor> = {
  apply: 'merchant',
  verify: 'operator',
  refuse: 'operator',
  payMargin: 'merchant',
  pause: 'merchant',
  resume: 'merchant',
  breakOver: 'system',
  marginFell: 'system',
  marginRose: 'system',
  leave: 'merchant',
  stay: 'merchant',
  leaveDue: 'system',
  suspend: 'operator',
  release: 'operator',
  expel: 'operator',
}

type Cell = MerchantState | 'not-now' | 'too-early' | 'margin-bound'
type Table = Partial<Record<MerchantState, Partial<Record<MerchantMoveType, Cell>>>>

/** What becomes of whom; everything that is not here is not possible now. Nobody has open orders, no clock has run out. */
const PLAIN: Table = {
  none: { apply: 'applied' },
  applied: { verify: 'verified', refuse: 'refused' },
  refused: { apply: 'applied' },
  verified: { payMargin: 'active', suspend: 'suspended' },
  active: { pause: 'break', leave: 'leaving', marginFell: 'not-now', suspend: 'suspended' },
  break: { resume: 'active', breakOver: 'too-early', leave: 'leaving', suspend: 'suspended' },
  margin_low: { payMargin: 'active', marginRose: 'not-now', leave: 'leaving', suspend: 'suspended' },
  leaving: { stay: 'active', leaveDue: 'too-early', suspend: 'suspended' },
  left: { apply: 'applied' },
  suspended: { release: 'active', expel: 'left' },
}

/** What is otherwise while the margin is too small. */
const SHORT: Table = {
  ...PLAIN,
  active: { ...PLAIN.active, marginFell: 'margin_low' },
  break: { ...PLAIN.break, resume: 'margin_low' },
  leaving: { ...PLAIN.leaving, stay: 'margin_low' },
  suspended: { ...PLAIN.suspended, release: 'margin_low' },
}

/** While the margin is whole again, and while nothing of it is needed any more. */
const WHOLE: Table = { ...PLAIN, margin_low: { ...PLAIN.margin_low, marginRose: 'active' } }

/** While orders are open. */
const BUSY: Table = {
  ...PLAIN,
  active: { ...PLAIN.active, leave: 'margin-bound' },
  break: { ...PLAIN.break, leave: 'margin-bound' },
  margin_low: { ...PLAIN.margin_low, leave: 'margin-bound' },
  suspended: { ...PLAIN.suspended, expel: 'margin-bound' },
}

/** When the clocks have run out. */
const DUE: Table = {
  ...PLAIN,
  break: { ...PLAIN.break, breakOver: 'active' },
  leaving: { ...PLAIN.leaving, leaveDue: 'left' },
}
const DUE_SHORT: Table = {
  ...SHORT,
  break: { ...SHORT.break, breakOver: 'margin_low' },
  leaving: { ...SHORT.leaving, leaveDue: 'left' },
}
const DUE_BUSY: Table = {
  ...BUSY,
  break: { ...BUSY.break, breakOver: 'active' },
  leaving: { ...BUSY.leaving, leaveDue: 'margin-bound' },
}

const NEEDS_MORE = { margin_need: MARGIN + 500n }
const past = new Date(context.clock.now().getTime() - 1)
const ranOut = (state: MerchantState): MerchantChange =>
  state === 'break' ? { break_until: past } : state === 'leaving' ? { leave_at: past } : {}

const CIRCUMSTANCES: readonly [string, (state: MerchantState) => MerchantChange, Table][] = [
  ['as they are', () => ({}), PLAIN],
  ['with too small a margin', () => NEEDS_MORE, SHORT],
  ['with a margin that is enough', () => ({ margin_need: MARGIN }), WHOLE],
  ['with open orders', () => ({ open_orders: 2 }), BUSY],
  ['when the time is up', ranOut, DUE],
  ['when the time is up, with too small a margin', (state) => ({ ...ranOut(state), ...NEEDS_MORE }), DUE_SHORT],
  ['when the time is up, with open orders', (state) => ({ ...ranOut(state), open_orders: 2 }), DUE_BUSY],
]

const wealthy = async () => {
  const person = await member({ pin: PIN })
  await bring(world, person, 'balance', MARGIN + 10_000n)
  return person
}
const applied = async (person: Person) => {
  await give(merchant.apply, { ...APPLICATION, idem: newKey() }, person)
  return person
}
const shop = () => openShop(world, { euros: 10_000n })
const turned = async (to: 'break' | 'leaving') => {
  const person = await shop()
  await give(merchant.setState, { to }, person)
  return person
}

const MADE: Record<MerchantState, () => Promise<Person>> = {
  async none() {
    const person = await applied(await wealthy())
    await sql.updateTable('merchant').set({ state: 'none' }).where('member_id', '=', person.id).execute()
    return person
  },
  applied: async () => applied(await wealthy()),
  async refused() {
    const person = await applied(await wealthy())
    await moved(world, person, { type: 'refuse', by: 'operator' })
    return person
  },
  async verified() {
    const person = await wealthy()
    await verified(world, person)
    return person
  },
  active: shop,
  break: () => turned('break'),
  async margin_low() {
    const person = await shop()
    await sql.updateTable('merchant').set(NEEDS_MORE).where('member_id', '=', person.id).execute()
    await give(merchant.index, {}, person)
    return person
  },
  leaving: () => turned('leaving'),
  async left() {
    const person = await turned('leaving')
    await sql.updateTable('merchant').set({ leave_at: past }).where('member_id', '=', person.id).execute()
    await give(merchant.index, {}, person)
    return person
  },
  async suspended() {
    const person = await shop()
    await moved(world, person, { type: 'suspend', by: 'operator' })
    return person
  },
}

async function outcome(person: Person, so: MerchantChange, type: MerchantMoveType, by: MerchantActor) {
  const undone = new Error('undone')
  let became = ''
  const tried = sql.transaction().execute(async (inside) => {
    if (Object.keys(so).length > 0)
      await inside.updateTable('merchant').set(so).where('member_id', '=', person.id).execute()
    const row = await lockMerchant(inside, person.id)
    if (!row) throw new Error('nobody is there')
    await raw`savepoint asked`.execute(inside)
    became = await moveMerchant({ sql: inside, now: context.clock.now() }, row, { type, by }).then(
      ({ state }) => state,
      (refusal: Error) => refusal.message,
    )
    const after = await lockMerchant(inside, person.id)
    const isMoved = MERCHANT_STATES.includes(became as MerchantState)
    expect([after?.state, after?.version]).toEqual(isMoved ? [became, row.version + 1] : [row.state, row.version])
    throw undone
  })
  await expect(tried).rejects.toBe(undone)
  return became
}

test('the states are the ones the base allows, and each is reached', async () => {
  expect(await allowedBy(world, 'merchant_state')).toEqual([...MERCHANT_STATES].toSorted())
  expect(WHO).toEqual(MERCHANT_ACTORS)
})

test.each(MERCHANT_STATES)('%s: every event, from everybody, whatever else is so', async (state) => {
  const person = await MADE[state]()
  const cells = CIRCUMSTANCES.flatMap(([said, so, table]) =>
    EVENTS.flatMap((event) => ACTORS.map((by) => ({ said, so: so(state), event, by, cell: table[state]?.[event] }))),
  )
  const found: string[] = []
  const written: string[] = []
  for (const { said, so, event, by, cell } of cells) {
    const expected = cell === undefined ? 'not-now' : WHO[event] === by ? cell : 'not-yours'
    written.push(`${said}: ${by} ${event} → ${expected}`)
    found.push(`${said}: ${by} ${event} → ${await outcome(person, so, event, by)}`)
  }
  expect(found).toEqual(written)
})
