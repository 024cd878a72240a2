import { sql as raw } from 'kysely'
import { DAY_S } from '#contract/time-units.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { merchant } from '#contract/merchant.ts'
import type { MerchantState } from '#contract/merchant.ts'
import { houseAccount, openAccount } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { later } from '#server/lib/clock.ts'
import { inTransaction } from '#server/lib/database.ts'
import type { Person } from './people.ts'
import type { Phone } from './phone.ts'
import { memberId } from './trade.ts'
import type { WalkWorld } from './world.ts'

type Held = Pick<Phone, 'page' | 'world'>

const BREAK = 1_800

const clocks = ({ now }: WalkWorld, state: MerchantState) => ({
  break_until: state === 'break' ? later(now(), BREAK) : null,
  leave_at: state === 'leaving' ? later(now(), 10 * DAY_S) : null,
  reject_reason: state === 'refused' || state === 'suspended' ? 'The number that you gave us is somebody else’s.' : '',
})

/** Nobody is told. */
export async function stands(world: WalkWorld, person: Person, state: MerchantState): Promise<void> {
  const [member_id, at] = [await memberId(world, person), world.now()]
  const set = { state, changed_at: at, ...clocks(world, state) }
  await world.sql
    .insertInto('merchant')
    .values({
      member_id,
      merchant_no: '40718826',
      name: 'Harbour Office',
      contact: person.email,
      applied_at: at,
      margin_need: 20_000n,
      pay_types: ['bank'],
      ...set,
    })
    .onConflict((there) => there.column('member_id').doUpdateSet(set))
    .execute()
}

/** What prepares a walk is no part of it. */
export const isForgotten = ({ sql }: WalkWorld) =>
  inTransaction(sql, async (inside) => {
    await raw`set local role none`.execute(inside)
    await raw`delete from event`.execute(inside)
  })

export async function spends(world: WalkWorld, person: Person, amount: bigint): Promise<void> {
  const { sql, now } = world
  const from = await openAccount(sql, await memberId(world, person), 'balance')
  const to = await houseAccount(sql, 'outside', 'EUR')
  const facts = { kind: 'manual', ref: `walked-away-${amount}`, actor: 'operator', at: now() } as const
  await inTransaction(sql, async (inside) => {
    await post(inside, { ...facts, legs: [{ from, to, amount }] })
    await raw`delete from event where xact = pg_current_xact_id()`.execute(inside)
  })
}

export async function hearsOfStanding(
  { page, world }: Held,
  person: Person,
  isAsking: boolean,
  { path }: Endpoint = merchant.index,
): Promise<void> {
  const member = await memberId(world, person)
  const heard = isAsking ? page.waitForEvent('requestfailed') : page.waitForRequest(`**${path}`)
  await raw`insert into event (member_id, topic, body, at) values (${member}, 'merchant', '{}', ${world.now()})`.execute(
    world.sql,
  )
  await heard
}
