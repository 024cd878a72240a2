import type { Sql } from '../lib/database.ts'
import type { Scope } from '../lib/move-record.ts'
import { note, whole } from './act.ts'
import { type CashRow, factOf, refuseIfOwn, lookedInto, type Said, type Bench } from './cash.ts'
import { arrivedIn, carriedOut, found, nameOf, NOTHING, prepared, previewOf, saidWith, type Wish } from './cash-acts.ts'
import { clock } from './cases.ts'
import type { Desk, Operator } from './desk.ts'
import { refuse } from './refusal.ts'
import { propose, reasonIn, type Request } from './approvals.ts'

export interface CashDesk {
  take(desk: Desk): Promise<void>
  act(verb: string): (desk: Desk) => Promise<void>
  preview(desk: Desk, request: Request): Promise<string>
  carryOut(sql: Sql, now: Date, request: Request, second: Operator): Promise<void>
}

export const cashDesk = <Row extends CashRow, Type extends string>(bench: Bench<Row, Type>): CashDesk => ({
  take: (desk) => take(bench, desk),
  act: (verb) => (desk) => act(bench, verb, desk),
  preview: (desk, request) => preview(bench, desk, request),
  carryOut: (sql, now, request, second) => carryOut(bench, { sql, now }, request, second),
})

async function take<Row extends CashRow, Type extends string>(bench: Bench<Row, Type>, desk: Desk): Promise<void> {
  const operator = await desk.signIn()
  const row = await whole(desk, async (sql, now) => {
    const before = await found(bench, { sql, now }, desk.words[0])
    await refuseIfOwn(sql, operator, before)
    if (before.state === 'in_review') refuse(await lookedInto(sql, before))
    if (before.state !== bench.waits) refuse(`${nameOf(before)} is ${before.state}: there is nothing to look into.`)
    await bench.refuseIfBarred({ sql, now }, operator, before, 'take')
    const after = await bench.moved({ sql, now }, before, 'take', NOTHING, { operator: operator.id })
    const facts = { before: factOf(before), after: factOf(after) }
    await note(sql, operator, { verb: `${bench.word} take`, subject: after.order_no, reason: '', ...facts }, now)
    return after
  })
  desk.terminal.say(`${nameOf(row)} is yours until ${clock(row.lease_by)}: ${bench.word} show ${row.order_no}`)
}

const wishOf = <Row extends CashRow, Type extends string>(
  bench: Bench<Row, Type>,
  verb: string,
  said: Said,
): Wish<Row, Type> => ({ bench, verb, act: bench.acts[verb] ?? refuse(`Nothing here is called ${verb}.`), said })

async function act<Row extends CashRow, Type extends string>(
  bench: Bench<Row, Type>,
  verb: string,
  desk: Desk,
): Promise<void> {
  const { terminal, words } = desk
  const bare = wishOf(bench, verb, NOTHING)
  const given = saidWith(desk, bare.act)
  const operator = await desk.signIn()
  const { wish, row, ...seen } = await whole(desk, async (sql, now) => {
    const scope = { sql, now }
    const row = await found(bench, scope, words[0])
    const wish = { ...bare, said: { ...given, amount: arrivedIn(desk, row) } }
    return { wish, ...(await prepared(scope, operator, row, wish)) }
  })
  if (seen.needsTwo && !wish.act.reasons) reasonIn(desk)
  if (seen.preview !== '') terminal.say(seen.preview)
  const isAsked = seen.needsTwo || wish.act.moves !== undefined
  const question = `${seen.needsTwo ? `Ask a second operator to ${verb}` : capital(verb)} ${row.order_no}?`
  if (isAsked && !(await terminal.confirm(question))) return terminal.say('Nothing was done.')
  if (seen.needsTwo) return askSecond(desk, operator, row, wish)
  await whole(desk, async (sql, now) => {
    const again = await prepared({ sql, now }, operator, await found(bench, { sql, now }, words[0]), wish)
    if (again.row.version !== row.version) refuse(`${nameOf(row)} moved on meanwhile; look at it again.`)
    if (again.needsTwo) refuse(`${nameOf(row)} takes two by now; say it again.`)
    await carriedOut({ sql, now }, again.row, wish, { operator: operator.id, by: operator })
  })
  terminal.say(`${nameOf(row)} ${wish.act.done}.`)
}

async function askSecond<Row extends CashRow, Type extends string>(
  desk: Desk,
  operator: Operator,
  { order_no: subject, version }: Row,
  { verb, said: { reason, ...words } }: Wish<Row, Type>,
): Promise<void> {
  const body = { ...words, act: verb, version }
  const asked = await propose(desk, operator, { kind: 'cash', subject, body, reason })
  desk.terminal.say(
    `It takes two: asked for as request ${asked}; another operator says within 24 hours: cash approve ${asked}`,
  )
}

const asked = <Row extends CashRow, Type extends string>(
  bench: Bench<Row, Type>,
  { body, reason }: Request,
): Wish<Row, Type> =>
  wishOf(bench, String(body['act']), {
    reason,
    text: String(body['text'] ?? ''),
    ref: String(body['ref'] ?? ''),
    amount: String(body['amount'] ?? ''),
  })

async function preview<Row extends CashRow, Type extends string>(
  bench: Bench<Row, Type>,
  desk: Desk,
  request: Request,
): Promise<string> {
  const wish = asked(bench, request)
  const seen = await whole(desk, async (sql, now) => {
    const scope = { sql, now }
    return previewOf(scope, await unmoved(bench, scope, request), wish)
  })
  const wants = `${request.maker} asks: ${bench.word} ${wish.verb} ${request.subject}, because: ${request.reason}`
  return seen === '' ? wants : `${seen}\n${wants}`
}

/** A lease that ran out meanwhile is no reason to begin again. */
async function carryOut<Row extends CashRow, Type extends string>(
  bench: Bench<Row, Type>,
  scope: Scope,
  request: Request,
  second: Operator,
): Promise<void> {
  const wish = asked(bench, request)
  const row = await unmoved(bench, scope, request)
  await refuseIfOwn(scope.sql, second, row)
  await bench.refuseIfBarred(scope, second, row, wish.act.move)
  const operator = request.maker_id
  const isWaiting = row.state === bench.waits
  const before = isWaiting ? await bench.moved(scope, row, 'take', NOTHING, { operator }) : row
  await carriedOut(scope, before, wish, { operator, second: second.id, by: second })
}

async function unmoved<Row extends CashRow, Type extends string>(
  bench: Bench<Row, Type>,
  scope: Scope,
  { subject, body }: Request,
): Promise<Row> {
  const row = await found(bench, scope, subject)
  const moved = await bench.happened(scope.sql, row, Number(body['version']))
  return moved ? refuse(`${nameOf(row)} moved on since this was asked for (${moved}); refuse it and look again.`) : row
}

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1)
