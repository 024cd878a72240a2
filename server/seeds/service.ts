import { sql as raw } from 'kysely'
import { DAY_S } from '#contract/time-units.ts'
import type { Context } from '../lib/context.ts'
import { openAccount } from '../ledger/accounts.ts'
import { post } from '../ledger/post.ts'
import { later } from '../lib/clock.ts'
import type { Sql } from '../lib/database.ts'
import { freeNumbers } from '../session/register.ts'
import { carryOut } from '../service/carry-out.ts'

const WHO = 'service@quay.test'
const PRICE = 5_000n
const CREDIT = 26_000n

const OPENED = [
  { email: 'opened-1@quay.test', nickname: 'Lotte', days: 20 },
  { email: 'opened-2@quay.test', nickname: 'Emil', days: 6 },
] as const

export async function seedCentre({ chance, passwords }: Context, sql: Sql, now: Date): Promise<void> {
  const { id } = await sql.selectFrom('member').select('id').where('email', '=', WHO).executeTakeFirstOrThrow()
  const since = later(now, -30 * DAY_S)
  await raw`set local role none`.execute(sql)
  await sql
    .insertInto('service_centre')
    .values({
      member_id: id,
      center_no: 'C400718',
      region: 'Hamburg',
      status: 'active',
      open_price: PRICE,
      changed_at: since,
    })
    .execute()
  await raw`set local role quay_app`.execute(sql)
  const [from, to] = [await openAccount(sql, id, 'balance'), await openAccount(sql, id, 'credit')]
  await post(sql, {
    kind: 'credit',
    ref: 'centre-demo',
    actor: 'operator',
    at: since,
    legs: [{ from, to, amount: CREDIT }],
  })
  const hash = await passwords.hash(`${chance.below(10 ** 9)}`)
  for (const [place, { days, ...person }] of OPENED.entries()) {
    const at = later(now, -days * DAY_S)
    const row = await sql
      .insertInto('account_opening')
      .values({
        order_no: `O40718826${String(place + 1).padStart(2, '0')}`,
        centre_id: id,
        state: 'waiting',
        price: PRICE,
        person: JSON.stringify({ ...person, username: '', mobile: '' }),
        inviter_id: id,
        numbers: JSON.stringify(await freeNumbers(sql, chance)),
        first_hash: hash,
        created_at: at,
        expire_at: later(at, DAY_S),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    const { user_id } = await carryOut({ sql, now: at }, row)
    await sql.updateTable('member').set({ demo: true }).where('id', '=', user_id).execute()
  }
}
