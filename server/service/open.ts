import { randomBytes } from 'node:crypto'
import type { Given, Taken } from '#contract/endpoint.ts'
import { decimalOf } from '#contract/money.ts'
import { service } from '#contract/service.ts'
import { availableIn } from '../ledger/holdings.ts'
import { type Call, memberOf } from '../lib/call.ts'
import type { Chance } from '../lib/chance.ts'
import { later } from '../lib/clock.ts'
import type { Sql } from '../lib/database.ts'
import { keyed } from '../lib/keyed.ts'
import { refuse, refuseProblems } from '../lib/refuse.ts'
import { provePin } from '../security/pins.ts'
import { normal } from '../session/accounts.ts'
import { isCommon } from '../session/common-passwords.ts'
import { refuseIfFormer } from '../account/former.ts'
import { freeNumbers } from '../session/register.ts'
import { inviterBy, memberKnownAs } from '../session/queries.ts'
import { carryOut } from './carry-out.ts'
import { mailOpened } from './letters.ts'
import { centreOf, type CentreRow, lockCentre, type OpeningRow } from './queries.ts'

type Asked = Taken<typeof service.open>
type Reply = Given<typeof service.open>

const LIFE = 1_800

export async function activeCentre({ sql, ...call }: Call): Promise<CentreRow> {
  const centre = await centreOf(sql, memberOf({ sql, ...call }).id)
  return centre?.status === 'active' ? centre : refuse('not-available')
}

/** Where credit is too low it waits to be paid. The password is judged, and kept nowhere. */
export async function openAccountFor(call: Call, asked: Asked) {
  if (isCommon(asked.password)) refuseProblems({ password: 'password-common' })
  const inviter = asked.invite_code ? await inviterBy(call.sql, asked.invite_code) : undefined
  if (asked.invite_code && !inviter) refuseProblems({ invite_code: 'invite-unknown' })
  await provePin(call, asked.payword)
  // Nobody knows this one: the owner of the account sets their own.
  const hash = await call.context.passwords.hash(randomBytes(32).toString('base64url'))
  const { password: _, payword: __, ...wish } = asked
  return async (inside: Call): Promise<Reply> => {
    const reply = await keyed<Reply>(inside, service.open.path, wish, () => begin(inside, asked, hash, inviter?.id))
    inside.addFacts({ status: reply.order_no === '' ? 'opened' : 'waiting' })
    return reply
  }
}

async function begin(call: Call, asked: Asked, hash: string, inviter: number | undefined): Promise<Reply> {
  const { sql, now, context } = call
  const { id } = memberOf(call)
  await lockCentre(sql, id)
  const centre = await activeCentre(call)
  if (await memberKnownAs(sql, normal(asked.email))) refuse('account-taken')
  const { email, username, mobile, nickname } = asked
  await refuseIfFormer(context, sql, username)
  const row = await sql
    .insertInto('account_opening')
    .values({
      order_no: await freeNumber(sql, context.chance),
      centre_id: id,
      state: 'waiting',
      price: centre.open_price,
      person: JSON.stringify({ email, username, mobile, nickname }),
      inviter_id: inviter ?? id,
      numbers: JSON.stringify(await freeNumbers(sql, context.chance)),
      first_hash: hash,
      created_at: now,
      expire_at: later(now, LIFE),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const isPaid = (await availableIn(sql, id, 'credit')) >= centre.open_price
  const opened = isPaid ? await carryOut({ sql, now }, row) : undefined
  if (opened) await mailOpened(call, row.order_no)
  return {
    user_id: opened?.user_id ?? null,
    user_no: opened?.user_no ?? '',
    credit_after: decimalOf(await availableIn(sql, id, 'credit'), 'EUR'),
    order_no: opened ? '' : row.order_no,
  }
}

async function freeNumber(sql: Sql, chance: Chance): Promise<OpeningRow['order_no']> {
  for (;;) {
    const number = `O${String(chance.below(10 ** 10)).padStart(10, '0')}`
    const taken = await sql.selectFrom('account_opening').select('id').where('order_no', '=', number).executeTakeFirst()
    if (!taken) return number
  }
}
