import { sql as raw } from 'kysely'
import type { PayStatus } from '#contract/payment.ts'
import { later } from '#server/lib/clock.ts'
import { cashTermsAt } from '#server/market/cash-terms.ts'
import { rechargeTerms } from '#server/recharge/rows.ts'
import { freeNumbers } from '#server/session/register.ts'
import { asOwner } from './payment.ts'
import type { Person } from './people.ts'
import { memberId } from './trade.ts'
import type { WalkWorld } from './world.ts'

const HALF_HOUR = 1_800

export async function opensAccount(world: WalkWorld, person: Person, orderNo: string) {
  const id = await memberId(world, person)
  await asOwner({ world }, async (sql) => {
    await raw`insert into service_centre (member_id, center_no, region, status, open_price, changed_at)
      values (${id}, 'C000001', 'Hamburg', 'active', 6480, now()) on conflict do nothing`.execute(sql)
    await sql
      .insertInto('account_opening')
      .values({
        order_no: orderNo,
        centre_id: id,
        state: 'waiting',
        price: 6_480n,
        person: JSON.stringify({ email: 'opened@quay.example', username: '', mobile: '', nickname: 'Ada' }),
        inviter_id: id,
        numbers: JSON.stringify(await freeNumbers(world.sql, world.chance)),
        first_hash: 'none',
        created_at: world.now(),
        expire_at: later(world.now(), HALF_HOUR),
      })
      .execute()
  })
}

export const settlesAccount = (world: WalkWorld, person: Person, state: 'opened' | 'closed') =>
  asOwner({ world }, async (sql) => {
    const centre_id = await memberId(world, person)
    const [member_id, opened_at] = state === 'opened' ? [centre_id, world.now()] : [null, null]
    const change = sql.updateTable('account_opening').set({ state, member_id, opened_at })
    await change.where('centre_id', '=', centre_id).execute()
  })

export async function bringsOnline(world: WalkWorld, person: Person, orderNo: string) {
  const member_id = await memberId(world, person)
  const cash = await cashTermsAt(world.sql, world.now())
  await asOwner({ world }, async (sql) => {
    const { rows } = await raw<{ id: number }>`
      insert into recharge_channel (name, type, currency, account, network, least, most, by_proof, demo, place)
      values ('Alipay', 'gateway', 'EUR', 'balance', 'alipay', 10, 5000, false, true, 9) returning id`.execute(sql)
    const until = later(world.now(), HALF_HOUR)
    const row = await sql
      .insertInto('recharge')
      .values({
        order_no: orderNo,
        reference: 'Q-2222-3333',
        member_id,
        channel_id: rows[0]?.id ?? 0,
        state: 'awaiting_proof',
        account: 'balance',
        currency: 'EUR',
        amount: 2_500n,
        fee: 0n,
        net: 2_500n,
        payer_name: '',
        terms: JSON.stringify(rechargeTerms(cash)),
        online: true,
        created_at: world.now(),
        since: world.now(),
        expire_at: until,
        wake_at: until,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await sql
      .insertInto('recharge_event')
      .values({
        recharge_id: row.id,
        version: 0,
        event: 'made',
        state: 'awaiting_proof',
        actor: 'member',
        at: world.now(),
      })
      .execute()
  })
}

export const lapses = ({ sql }: WalkWorld) =>
  sql.updateTable('recharge').set({ state: 'expired', expire_at: null, wake_at: null }).execute()

export async function beginsPaying(world: WalkWorld, person: Person, orderNo: string, payNo: string) {
  const member_id = await memberId(world, person)
  const expires = later(world.now(), HALF_HOUR)
  await asOwner({ world }, async (sql) => {
    const row = await sql
      .insertInto('payment')
      .values({
        pay_no: payNo,
        order_no: orderNo,
        member_id,
        method: 'alipay_h5',
        gateway: 'alipay',
        sandbox: true,
        state: 'waiting',
        currency: 'EUR',
        amount: 2_500n,
        created_at: world.now(),
        since: world.now(),
        expire_at: expires,
        wake_at: expires,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await sql
      .insertInto('payment_event')
      .values({ payment_id: row.id, version: 0, event: 'made', state: 'waiting', actor: 'member', at: world.now() })
      .execute()
    await sql
      .insertInto('sandbox_payment')
      .values({ pay_no: payNo, state: 'waiting', ref: `S${payNo.slice(1)}`, changed_at: world.now() })
      .execute()
  })
}

export const pressesSandbox = ({ origin }: WalkWorld, pay_no: string, state: Exclude<PayStatus, 'waiting'>) =>
  fetch(`${origin}/sandbox/pay`, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ pay_no, state }) })

export async function hearsOfPayments(world: WalkWorld, person: Person): Promise<void> {
  const member = await memberId(world, person)
  await raw`insert into event (member_id, topic, body, at) values (${member}, 'payment', '{}', ${world.now()})`.execute(
    world.sql,
  )
}
