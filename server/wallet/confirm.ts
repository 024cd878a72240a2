import { sql as raw } from 'kysely'
import type { Act } from '#contract/quote.ts'
import { type Call, memberOf } from '../lib/call.ts'
import { question } from '../lib/question.ts'
import { Refusal, refuse } from '../lib/refuse.ts'
import { proveFor } from '../factor/needed-for-quote.ts'
import { provePin } from '../security/pins.ts'
import { type QuoteDraft, printOf } from '../ledger/quotes.ts'
import { type Asking, settle, settleAtOnce, type Settled } from '../ledger/settle.ts'

interface Confirmation {
  readonly quote_no: string
  readonly payword: string
  readonly idem: string
  readonly second?: string
}

const keptAnswer = question<Asking & { member: number }>()((sql, { member, path, key, quote, print }) =>
  sql
    .selectFrom('money_call')
    .select([raw<boolean>`quote_no = ${quote} and print = ${print}`.as('same'), raw<Settled | null>`reply`.as('reply')])
    .where('member_id', '=', member)
    .where('path', '=', path)
    .where('key', '=', key),
)

/**
 * One statement settles it and checks session and PIN: proven a moment ago, they cost nothing more. Otherwise the PIN
 * is proven first, outside of it.
 */
export async function confirm(
  call: Call,
  path: string,
  act: Act,
  wish: QuoteDraft['wish'],
  { quote_no, payword, idem, second }: Confirmation,
): Promise<Settled> {
  const { sql, token, now, context } = call
  const asking = { path, key: idem, quote: quote_no, print: printOf(act, wish), now }
  if (!call.viewer) {
    const pin = context.provenPins.hashOf({ token, pin: payword }, now)
    const done = pin && (await settleAtOnce(sql, token, { ...asking, pin }))
    return done && !(done instanceof Refusal) ? done : refuse('signed-out')
  }
  const member = memberOf(call).id
  const [kept] = await keptAnswer(sql, { ...asking, member })
  if (kept) return kept.same && kept.reply ? kept.reply : refuse('key-reused')
  for (;;) {
    const { hash } = await provePin(call, payword)
    if (second) await proveFor(call, quote_no, second)
    const done = await settle(sql, { ...asking, member, pin: hash })
    if (done instanceof Refusal) throw done
    if (done) return done
  }
}

/** Undefined means that it did not happen and never will: the key is used up. */
export async function outcomeOf(call: Call, path: string, idem: string): Promise<Settled | undefined> {
  const { rows } = await raw<{ reply: Settled | null }>`
    select outcome(${memberOf(call).id}, ${path}, ${idem}, ${call.now}) as reply`.execute(call.sql)
  return rows[0]?.reply ?? undefined
}
