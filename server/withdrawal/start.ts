import { sql as raw } from 'kysely'
import type { Taken } from '#contract/endpoint.ts'
import { decimalOf } from '#contract/money.ts'
import { withdrawal, type WithdrawalInfo } from '#contract/withdrawal.ts'
import { withFixed } from '#machines/wallet/quote.rules.ts'
import { beginUse } from '../card/uses.ts'
import { accountOf } from '../card/queries.ts'
import { openAccount } from '../ledger/accounts.ts'
import { heedStop } from '../ledger/freezes.ts'
import { availableIn } from '../ledger/holdings.ts'
import { CURRENCY } from '../ledger/kinds.ts'
import { post } from '../ledger/post.ts'
import { grossOf, heedTerms, makeQuote, printOf } from '../ledger/quotes.ts'
import { termsOf } from '../ledger/terms.ts'
import { type Call, memberOf } from '../lib/call.ts'
import type { Chance } from '../lib/chance.ts'
import { later, unix } from '../lib/clock.ts'
import type { Sql } from '../lib/database.ts'
import { keyed } from '../lib/keyed.ts'
import { refuse } from '../lib/refuse.ts'
import { cashTermsAt } from '../market/cash-terms.ts'
import { provePin } from '../security/pins.ts'
import { type Chosen, destFor } from './dest.ts'
import { dueAfter } from './due.ts'
import { tellPhones } from './notify.ts'
import { masked, toldWhole } from './present.ts'
import { pinCools } from './queries.ts'
import type { WithdrawalRow } from './rows.ts'

type Wish = Taken<typeof withdrawal.quote>
type Asked = Taken<typeof withdrawal.request>

const wishOf = ({ method, account, amount }: Wish, { id, version }: Chosen) => ({
  method,
  account,
  amount,
  dest: `${id}/${version}`,
})

/** Until when a withdrawal cools that is asked for now; nothing, when nothing changed a short while ago. */
export async function coolsUntil(sql: Sql, member: number, changed: Date, now: Date): Promise<Date | null> {
  const { cooling } = await cashTermsAt(sql, now)
  const pin = await pinCools(sql, member, cooling)
  const until = Math.max(later(changed, cooling).getTime(), pin?.getTime() ?? 0)
  return until > now.getTime() ? new Date(until) : null
}

/** What a withdrawal costs, what arrives, where and by when. */
export async function quoteWithdrawal(call: Call, wish: Wish) {
  const { sql, now } = call
  const { id } = memberOf(call)
  if ((wish.method === 'usdt') !== (wish.account === 'usdt')) refuse('invalid', { problems: { account: 'unreadable' } })
  await heedStop(sql, id, now)
  const chosen = await destFor(sql, id, wish)
  const currency = CURRENCY[wish.account]
  const gross = grossOf(wish.amount, wish.account)
  const terms = await termsOf(sql, 'withdraw', wish.account, id, now)
  const available = await availableIn(sql, id, wish.account)
  const range = heedTerms(gross, terms, { account: wish.account, available })
  const { fee, net } = withFixed({ gross, currency, feeRate: terms.feeRate, feeFixed: terms.feeFixed })
  if (net <= 0n) refuse('invalid', { problems: { amount: 'amount-least' }, range })
  if (available < gross) refuse('amount-short', { range })
  const cool = await coolsUntil(sql, id, chosen.changed, now)
  const due = await dueAfter(sql, wish.method, cool ?? now, now)
  const from = await openAccount(sql, id, wish.account)
  const quote = await makeQuote(call, {
    act: 'withdraw',
    kind: 'hold',
    wish: wishOf(wish, chosen),
    gross,
    mostADay: terms.mostADay,
    moves: [{ from, to: await openAccount(sql, id, wish.account, 'held'), amount: gross }],
    says: {
      from: wish.account,
      to: wish.account,
      receiver: null,
      gross: decimalOf(gross, currency),
      fee: decimalOf(fee, currency),
      rate: '1',
      net: decimalOf(net, currency),
    },
  })
  return {
    ...quote,
    arrival_time: unix(due),
    dest: masked(chosen.dest),
    cool_time: cool && unix(cool),
  }
}

/** Sets aside what was quoted and asks our team to pay it; the PIN is proven before, the rest happens whole or not at all. */
export async function requestWithdrawal(call: Call, asked: Asked) {
  const { hash } = await provePin(call, asked.payword)
  return (inside: Call): Promise<WithdrawalInfo> =>
    keyed<WithdrawalInfo>(inside, withdrawal.request.path, asked, async () =>
      toldWhole(inside, await begin(inside, asked, hash)),
    )
}

interface Agreed {
  readonly gross: string
  readonly fee: string
  readonly net: string
  readonly amounts: readonly string[]
}

async function begin(call: Call, asked: Asked, pin: string): Promise<WithdrawalRow> {
  const { sql, now, context } = call
  const { id } = memberOf(call)
  await sql.selectFrom('member').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  await heedStop(sql, id, now)
  const chosen = await destFor(sql, id, asked)
  await raw<{ says: Agreed }>`
    select use_quote(${id}, ${asked.quote_no}, ${printOf('withdraw', wishOf(asked, chosen))}, ${pin}, ${now})`.execute(
    sql,
  )
  const agreed = await quoted(sql, asked.quote_no)
  const number = await freeNumber(sql, context.chance)
  const cool = await coolsUntil(sql, id, chosen.changed, now)
  const terms = await cashTermsAt(sql, now)
  const row = await sql
    .insertInto('withdrawal')
    .values({
      order_no: number,
      quote_no: asked.quote_no,
      member_id: id,
      state: cool ? 'cooling' : 'queued',
      method: asked.method,
      account: asked.account,
      currency: CURRENCY[asked.account],
      ...agreed,
      bank_account_id: asked.method === 'bank' ? chosen.id : null,
      payout_address_id: asked.method === 'usdt' ? chosen.id : null,
      dest: JSON.stringify(chosen.dest),
      terms: JSON.stringify({ lease: terms.lease * 1_000 }),
      created_at: now,
      since: now,
      cool_until: cool,
      wake_at: cool,
      due_at: await dueAfter(sql, asked.method, cool ?? now, now),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (!(await holdsDest(call, row, chosen))) refuse('moved-on')
  const from = await openAccount(sql, id, asked.account)
  const held = await openAccount(sql, id, asked.account, 'held')
  const moves = [{ from, to: held, amount: row.amount }]
  await post(sql, { kind: 'hold', ref: number, actor: 'member', at: now, moves })
  await sql
    .insertInto('withdrawal_event')
    .values({ withdrawal_id: row.id, version: 0, event: 'made', state: row.state, actor: 'member', at: now })
    .execute()
  await tellPhones({ sql, now }, row, 'made')
  return row
}

/** A destination stays as it is for as long as something goes there. */
async function holdsDest({ sql, now }: Call, { order_no, member_id }: WithdrawalRow, chosen: Chosen): Promise<boolean> {
  if (chosen.dest.method === 'usdt') {
    const same = await sql
      .selectFrom('payout_address')
      .select('id')
      .where('id', '=', chosen.id)
      .where('version', '=', chosen.version)
      .where('dropped_at', 'is', null)
      .forShare()
      .executeTakeFirst()
    return same !== undefined
  }
  const account = await accountOf(sql, member_id, chosen.id)
  return account
    ? beginUse(sql, { room: 'withdrawal', ref: order_no }, { ...account, account: account.id }, now)
    : false
}

/** What was shown, to the last unit. */
async function quoted(sql: Sql, quoteNo: string): Promise<Pick<WithdrawalRow, 'amount' | 'fee' | 'net'>> {
  const { gross, says, account } = await sql
    .selectFrom('quote')
    .select(['gross', 'says', 'account'])
    .where('quote_no', '=', quoteNo)
    .executeTakeFirstOrThrow()
  const fee = grossOrNothing((says as unknown as Agreed).fee, account as Asked['account'])
  return { amount: gross, fee, net: gross - fee }
}

const grossOrNothing = (text: string, account: Asked['account']): bigint =>
  /^0(\.0*)?$/.test(text) ? 0n : grossOf(text, account)

async function freeNumber(sql: Sql, chance: Chance): Promise<string> {
  for (;;) {
    const number = `W${String(chance.below(10 ** 10)).padStart(10, '0')}`
    const taken = await sql.selectFrom('withdrawal').select('id').where('order_no', '=', number).executeTakeFirst()
    if (!taken) return number
  }
}
