import { base32 } from '@scure/base'
import { sql as raw } from 'kysely'
import { DAY_S } from '#contract/time-units.ts'
import { hideDeskKey } from '../desk/operator-factor.ts'
import type { Context } from '../lib/context.ts'
import { later } from '../lib/clock.ts'
import type { Sql } from '../lib/database.ts'
import { freeNumbers } from '../session/register.ts'
import type { Role } from '../lib/call.ts'

interface Person {
  readonly who: string
  readonly email: string
  readonly nickname: string
  readonly roles: readonly Role[]
}

/** Production never loads any of them. */
const MEMBER_PASSWORD = 'quay-demo'
const OPERATOR_PASSWORD = 'quay-demo-operator'
export const DEMO_PIN = '204816'
export const DEMO_APP_KEY = 'QUAYDEMOQUAYDEMOQUAYDEMOQUAYDEMO'
const JOINED = 60 * DAY_S

const PEOPLE: readonly Person[] = [
  { who: 'Member', email: 'member@quay.test', nickname: 'Mara', roles: [] },
  { who: 'Merchant', email: 'merchant@quay.test', nickname: 'Nils', roles: ['merchant'] },
  { who: 'Store owner', email: 'store@quay.test', nickname: 'Sofia', roles: ['store', 'captain'] },
  { who: 'Service centre', email: 'service@quay.test', nickname: 'Piotr', roles: ['service'] },
]
const OPERATORS = [
  { who: 'Operator', email: 'operator@quay.test', name: 'Ada' },
  { who: 'Second operator', email: 'operator2@quay.test', name: 'Ben' },
] as const

export const demoLogins = [
  ...PEOPLE.map(({ who, email }) => ({ who, account: email, password: MEMBER_PASSWORD })),
  ...OPERATORS.map(({ who, email }) => ({ who, account: email, password: OPERATOR_PASSWORD })),
]

export interface Hashes {
  readonly member: string
  readonly pin: string
  readonly operator: string
}

export async function demoHashes({ passwords }: Context): Promise<Hashes> {
  const [member, pin, operator] = await Promise.all([
    passwords.hash(MEMBER_PASSWORD),
    passwords.hash(DEMO_PIN),
    passwords.hash(OPERATOR_PASSWORD),
  ])
  return { member, pin, operator }
}

export async function seedPeople({ chance }: Context, sql: Sql, hashes: Hashes, now: Date): Promise<void> {
  const ids: number[] = []
  for (const { email, nickname, roles } of PEOPLE) {
    const numbers = await freeNumbers(sql, chance)
    const { id } = await sql
      .insertInto('member')
      .values({
        ...numbers,
        email,
        nickname,
        password_hash: hashes.member,
        inviter_id: ids[0] ?? null,
        demo: true,
        created_at: later(now, -JOINED),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await sql
      .insertInto('pin')
      .values({ member_id: id, hash: hashes.pin, changed_at: later(now, -JOINED) })
      .execute()
    for (const role of roles) await sql.insertInto('member_role').values({ member_id: id, role, since: now }).execute()
    ids.push(id)
  }
  for (const { email, name } of OPERATORS) {
    await sql
      .insertInto('operator')
      .values({ email, name, password_hash: hashes.operator, demo: true, created_at: now })
      .execute()
  }
}

export async function giveApps(context: Context, sql: Sql, now: Date): Promise<void> {
  const key = Buffer.from(base32.decode(DEMO_APP_KEY))
  for (const { id } of await sql.selectFrom('operator').select('id').where('demo', '=', true).execute())
    await raw`select demo_app_on(${id}, ${hideDeskKey(context, id, key)}, ${now})`.execute(sql)
}
