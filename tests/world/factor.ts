import { codeHash, hideKey } from '#server/factor/prove.ts'
import { writeCodes } from '#server/factor/queries.ts'
import { codeAt, spanOf } from '#server/factor/totp.ts'
import type { Context } from '#server/lib/context.ts'
import type { Sql } from '#server/lib/database.ts'

export const SECRET = Buffer.from('12345678901234567890')
export const RECOVERY = ['7K3QM-X9D2F', '0ABCD-EFGH1', '9ZYXW-VTSRQ']

type House = Pick<Context, 'settings' | 'chance'> & { readonly sql: Sql; readonly now: Date }

export async function turnsOnApp(
  { sql, now, ...house }: House,
  member: number,
  secret: Buffer = SECRET,
): Promise<void> {
  const app = { sealed: hideKey(house, member, secret), proven_at: now, last_step: 0n }
  await sql
    .insertInto('totp')
    .values({ member_id: member, made_at: now, ...app })
    .onConflict((there) => there.column('member_id').doUpdateSet(app))
    .execute()
  await writeCodes(
    sql,
    member,
    RECOVERY.map((code) => codeHash(house, member, code)),
  )
}

export const appCode = (now: Date, secret: Buffer = SECRET) => codeAt(secret, spanOf(now))
