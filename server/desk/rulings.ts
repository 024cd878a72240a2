import type { Split } from '#contract/order.ts'
import { DISPUTE_TEXT } from '#contract/limits.ts'
import { decimalOf } from '#contract/money.ts'
import { blockerOf } from '#machines/trade/order.rules.ts'
import type { Sql } from '../lib/database.ts'
import { escrowOf } from '../trade/escrow.ts'
import { moveOrder } from '../trade/move.ts'
import { splitOf } from '../trade/queries.ts'
import { factsOf, type OrderRow } from '../trade/rows.ts'
import { tradeTermsAt } from '../market/trade-terms.ts'
import { note, whole } from './act.ts'
import { clock, refuseIfNotLeased, lease } from './cases.ts'
import type { Desk, Operator } from './desk.ts'
import { factOf, refuseIfParty, lockedOrder } from './orders.ts'
import { refuse } from './refusal.ts'
import { propose, reasonIn, type Request } from './approvals.ts'
import { refuseIfNotWhole, isSame, settles, splitIn, splitPreview } from './splits.ts'

interface Decision {
  readonly split: Split
  readonly reason: string
  readonly text: string
  readonly operator: Operator
}

function textIn({ flags, seal }: Desk): string {
  const text = flags['text']?.trim() ?? ''
  if (text.length > DISPUTE_TEXT.most) refuse(`What both sides read has at most ${DISPUTE_TEXT.most} characters.`)
  return seal(text)
}

async function prepared(sql: Sql, now: Date, desk: Desk, operator: Operator) {
  const order = await lockedOrder(sql, now, desk.words[0])
  if (!order.state.startsWith('disputed.')) refuse(`Order ${order.order_no} is ${order.state}: nothing is disputed.`)
  await refuseIfParty(sql, operator, order)
  await refuseIfNotLeased(sql, operator.id, order)
  const proposed =
    order.state === 'disputed.proposed' ? ((await splitOf(sql, order))?.split as unknown as Split) : undefined
  const split =
    splitIn(desk.flags) ?? proposed ?? refuse('Say who gets what: --coin-to-member 10 --eur-to-merchant 12.00 …')
  refuseIfNotWhole(split, await escrowOf(sql, order))
  return { order, split, proposed, preview: await splitPreview(sql, order, split) }
}

async function storeRuling(
  sql: Sql,
  { id, version }: OrderRow,
  { split, reason, text, operator }: Decision,
  { ruled, second, at }: { ruled: boolean; second: Operator | undefined; at: Date },
): Promise<void> {
  const who = { operator_id: operator.id, second_id: second?.id ?? null }
  await sql
    .insertInto('order_split')
    .values({ order_id: id, version, split: JSON.stringify(split), reason, text, ...who, ruled, at })
    .execute()
  if (text !== '')
    await sql
      .insertInto('order_statement')
      .values({ order_id: id, version, actor: 'operator', reason: '', text, images: '[]', at })
      .execute()
}

export async function proposeSplit(desk: Desk): Promise<void> {
  const { terminal } = desk
  const [reason, text] = [reasonIn(desk), textIn(desk)]
  const operator = await desk.signIn()
  const seen = await whole(desk, (sql, now) => prepared(sql, now, desk, operator))
  terminal.say(seen.preview)
  if (!(await terminal.confirm(`Propose this to both sides of ${seen.order.order_no}?`)))
    return terminal.say('Nothing was done.')
  await whole(desk, async (sql, now) => {
    const { order, split } = await prepared(sql, now, desk, operator)
    if (order.version !== seen.order.version) refuse('The order moved on meanwhile; look at it again.')
    const after = await moveOrder({ sql, now }, order, { type: 'propose', by: 'operator' }, { reason, split })
    await storeRuling(sql, after, { split, reason, text, operator }, { ruled: false, second: undefined, at: now })
    const noted = { before: factOf(order), after: { ...factOf(after), split } }
    await note(sql, operator, { verb: 'case propose', subject: after.order_no, reason, ...noted }, now)
  })
  terminal.say('Both sides are asked.')
}

/** Above the limit a second operator has to agree. */
export async function rule(desk: Desk): Promise<void> {
  const { terminal } = desk
  const [reason, text] = [reasonIn(desk), textIn(desk)]
  const operator = await desk.signIn()
  const { seen, needsTwo } = await whole(desk, async (sql, now) => {
    const ready = await prepared(sql, now, desk, operator)
    refuseIfTooEarly(ready, now)
    return { seen: ready, needsTwo: BigInt(ready.order.net) > (await tradeTermsAt(sql, now)).second_above }
  })
  const { order, split } = seen
  terminal.say(seen.preview)
  terminal.say(settles(split) ? 'The order settles.' : 'The order is cancelled.')
  const question = needsTwo ? 'Ask a second operator to rule so' : 'Rule so'
  if (!(await terminal.confirm(`${question} on ${order.order_no}?`))) return terminal.say('Nothing was done.')
  if (!needsTwo) {
    await whole(desk, async (sql, now) => {
      const again = await prepared(sql, now, desk, operator)
      if (again.order.version !== order.version) refuse('The order moved on meanwhile; look at it again.')
      await carryOut(sql, now, again.order, { split, reason, text, operator }, undefined)
    })
    return terminal.say(`Order ${order.order_no} is ruled.`)
  }
  const body = { order: order.order_no, version: order.version, operator: operator.id, text, ...split }
  const asked = await propose(desk, operator, { kind: 'ruling', subject: order.order_no, body, reason })
  terminal.say(
    `${decimalOf(BigInt(order.net), 'EUR')} EUR takes two: asked for as request ${asked}; another operator says within 24 hours: ruling approve ${asked}`,
  )
}

/** Only what both sides agreed to is ruled before the time for evidence is over. */
function refuseIfTooEarly({ order, split, proposed }: Awaited<ReturnType<typeof prepared>>, now: Date): void {
  const facts = factsOf(order, now)
  const blocker = blockerOf(facts, { type: 'rule', by: 'operator' })
  if (blocker?.until !== undefined)
    refuse(
      `Both sides show what they have until ${clock(new Date(blocker.until))}; before, only what both agreed to is ruled.`,
    )
  if (facts.evidenceBy !== null && facts.evidenceBy <= now.getTime()) return
  if (proposed && !isSame(split, proposed))
    refuse('Both sides agreed to what was proposed: rule that, or wait until the time to show evidence is over.')
}

async function carryOut(
  sql: Sql,
  now: Date,
  order: OrderRow,
  decision: Decision,
  second: Operator | undefined,
): Promise<OrderRow> {
  const { split, reason, operator } = decision
  const move = { type: 'rule', by: 'operator', settles: settles(split) } as const
  const after = await moveOrder({ sql, now }, order, move, { reason, split })
  await storeRuling(sql, after, decision, { ruled: true, second, at: now })
  const noted = { before: factOf(order), after: { ...factOf(after), split } }
  await note(sql, second ?? operator, { verb: 'case rule', subject: after.order_no, reason, ...noted }, now)
  return after
}

const ofRequest = ({ body, reason, maker_id, maker }: Request): Decision => ({
  split: body as unknown as Split,
  reason,
  text: String(body['text'] ?? ''),
  operator: { id: maker_id, email: maker, name: maker },
})

async function unmoved(sql: Sql, now: Date, { subject, body }: Request): Promise<OrderRow> {
  const order = await lockedOrder(sql, now, subject)
  const moved = await sql
    .selectFrom('order_event')
    .select('event')
    .where('order_id', '=', order.id)
    .where('version', '>', Number(body['version']))
    .where('event', 'not in', ['take', 'leaseExpired'])
    .executeTakeFirst()
  return moved
    ? refuse(`Order ${subject} moved on since this was asked for (${moved.event}); refuse it and look again.`)
    : order
}

export async function rulingPreview(desk: Desk, request: Request): Promise<string> {
  const { split, text } = ofRequest(request)
  const preview = await whole(desk, async (sql, now) => splitPreview(sql, await unmoved(sql, now, request), split))
  return [
    preview,
    settles(split) ? 'The order settles.' : 'The order is cancelled.',
    ...(text ? [`Both sides read: ${text}`] : []),
    `${request.maker} wants to rule so on ${request.subject}: ${request.reason}`,
  ].join('\n')
}

/** A lease that ran out meanwhile is no reason to begin again. */
export async function approveRuling(sql: Sql, now: Date, request: Request, second: Operator): Promise<void> {
  const found = await unmoved(sql, now, request)
  await refuseIfParty(sql, second, found)
  const decision = ofRequest(request)
  const isWaiting = found.state === 'disputed.open'
  const order = isWaiting ? await moveOrder({ sql, now }, found, { type: 'take', by: 'operator' }) : found
  if (isWaiting) await lease(sql, order, decision.operator.id, now)
  await carryOut(sql, now, order, decision, second)
}
