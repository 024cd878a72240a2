import { codeHash, hideKey } from '#server/factor/prove.ts'
import { writeCodes } from '#server/factor/queries.ts'
import { codeAt, spanOf } from '#server/factor/totp.ts'
import { idOf, MIRA, type Who } from './people.ts'
import type { World } from './world.ts'

export const SECRET = Buffer.from('12345678901234567890')
export const RECOVERY = ['7K3QM-X9D2F', '0ABCD-EFGH1', '9ZYXW-VTSRQ']

/** Turns the second factor on, or changes its key. */
export async function hasApp(world: Pick<World, 'sql' | 'context'>, who: Who = MIRA, secret: Buffer = SECRET) {
  const { sql, context } = world
  const [member, now] = [await idOf(world, who), context.clock.now()]
  const app = { sealed: hideKey(context, member, secret), proven_at: now, last_step: 0n }
  await sql
    .insertInto('totp')
    .values({ member_id: member, made_at: now, ...app })
    .onConflict((there) => there.column('member_id').doUpdateSet(app))
    .execute()
  await keepsCodes(world, { id: member })
}

export async function keepsCodes(world: Pick<World, 'sql' | 'context'>, who: Who = MIRA) {
  const member = await idOf(world, who)
  const hashes = RECOVERY.map((code) => codeHash(world.context, member, code))
  await writeCodes(world.sql, member, hashes)
}

export const appCode = (now: Date, secret: Buffer = SECRET) => codeAt(secret, spanOf(now))
