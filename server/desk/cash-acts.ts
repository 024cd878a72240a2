import { type Currency, decimalOf, minorOf } from '#contract/money.ts'
import type { Sql } from '../lib/database.ts'
import { note, whole } from './act.ts'
import {
  type Act,
  type CashRow,
  factOf,
  heedOwn,
  listedReason,
  lookedInto,
  onceReferred,
  refIn,
  type Said,
  type Side,
  takesTwo,
  textIn,
  type Who,
} from './cash.ts'
import { clock } from './cases.ts'
import type { Desk, Operator } from './desk.ts'
import { journal } from './journal.ts'
import { refuse } from './refusal.ts'
import { propose, reasonIn, type Request } from './requests.ts'

const NOTHING: Said = { reason: '', text: '', ref: '', amount: '' }

/** What operators do about one side of the cash, by verb; and what two of them agreed on. */
export interface CashDesk {
  take(desk: Desk): Promise<void>
  act(verb: string): (desk: Desk) => Promise<void>
  preview(desk: Desk, request: Request): Promise<string>
  carryOut(sql: Sql, now: Date, request: Request, second: Operator): Promise<void>
}

export function cashDesk<Row extends CashRow, Type extends string>(side: Side<Row, Type>): CashDesk {
  const name = ({ order_no }: CashRow) => `${side.word === 'recharge' ? 'Recharge' : 'Withdrawal'} ${order_no}`
  const actOf = (verb: string): Act<Row, Type> => side.acts[verb] ?? refuse(`Nothing here is called ${verb}.`)

  const found = async (sql: Sql, now: Date, orderNo = ''): Promise<Row> =>
    (await side.locked({ sql, now }, orderNo)) ?? refuse(`No ${side.word} has the number ${orderNo}.`)

  /** Whoever decides about one that is looked into is who looks into it. */
  async function heedTurn(sql: Sql, operator: Operator, row: Row, verb: string): Promise<void> {
    const { move } = actOf(verb)
    if (row.state === side.waits && side.knows('in_review', move))
      refuse(`Nobody looks into ${row.order_no}: ${side.word} take ${row.order_no}`)
    if (!side.knows(row.state, move)) refuse(`${name(row)} is ${row.state}: there is nothing to ${verb}.`)
    if (row.state === 'in_review' && row.operator_id !== operator.id) refuse(await lookedInto(sql, row))
  }

  /** What may happen to one by an operator now, and what it would post. */
  async function prepared(sql: Sql, now: Date, desk: Desk, operator: Operator, verb: string, said: Said) {
    const act = actOf(verb)
    const row = await found(sql, now, desk.words[0])
    await heedOwn(sql, operator, row)
    await heedTurn(sql, operator, row, verb)
    await side.heed({ sql, now }, operator, row, act.move)
    const other = said.ref === '' ? undefined : await side.referred(sql, row, said.ref)
    if (other) refuse(`The reference ${said.ref} is that of ${other}.`)
    return { row, preview: await previewOf(sql, row, verb, said), needsTwo: await needsTwo(sql, now, row, act, said) }
  }

  async function needsTwo(sql: Sql, now: Date, row: Row, { two }: Act<Row, Type>, { amount }: Said): Promise<boolean> {
    if (two === undefined) return false
    if (two === 'always' || amount !== '') return true
    return takesTwo(sql, row.amount, row.currency as Currency, now)
  }

  async function previewOf(sql: Sql, row: Row, verb: string, said: Said): Promise<string> {
    const { moves } = actOf(verb)
    const posted = moves ? await moves(sql, await side.as(sql, row, said)) : []
    const currency = row.currency as Currency
    const told = (amount: bigint) => `${decimalOf(amount, currency)} ${currency}`
    return [
      ...(said.amount === '' ? [] : [`Said: ${told(row.amount)}. Arrived: ${told(BigInt(said.amount))}.`]),
      ...(posted.length > 0 ? [await journal(sql, posted)] : []),
      ...(said.text === '' ? [] : [`The member reads: ${said.text}`]),
    ].join('\n')
  }

  async function carryOut(sql: Sql, now: Date, before: Row, verb: string, said: Said, who: Who & { by: Operator }) {
    const { move } = actOf(verb)
    const after = await onceReferred(side.moved({ sql, now }, before, move, said, who), said.ref)
    const { reason } = said
    const noted = { before: factOf(before), after: factOf(after) }
    await note(sql, who.by, { verb: `${side.word} ${verb}`, subject: after.order_no, reason, ...noted }, now)
  }

  function saidOf(desk: Desk, verb: string): Said {
    const { reasons, refers } = actOf(verb)
    const own = desk.flags['reason'] === undefined ? '' : reasons ? '' : reasonIn(desk)
    return {
      reason: reasons ? listedReason(desk, reasons) : own,
      text: textIn(desk),
      ref: refers ? refIn(desk) : '',
      amount: '',
    }
  }

  /** What arrived, when it is not what the member said. */
  function arrivedIn({ flags }: Desk, { amount, currency }: Row): string {
    const text = flags['amount']
    if (text === undefined) return ''
    try {
      const arrived = minorOf(text, currency as Currency)
      if (arrived > 0n) return arrived === amount ? '' : `${arrived}`
    } catch {
      // Said below, for every amount that is none.
    }
    return refuse(`"${text}" is no amount in ${currency}; write it as --amount 12.00`)
  }

  return {
    async take(desk) {
      const operator = await desk.signIn()
      const row = await whole(desk, async (sql, now) => {
        const before = await found(sql, now, desk.words[0])
        await heedOwn(sql, operator, before)
        if (before.state === 'in_review') refuse(await lookedInto(sql, before))
        if (before.state !== side.waits) refuse(`${name(before)} is ${before.state}: there is nothing to look into.`)
        await side.heed({ sql, now }, operator, before, 'take')
        const after = await side.moved({ sql, now }, before, 'take', NOTHING, { operator: operator.id })
        const noted = { before: factOf(before), after: factOf(after) }
        await note(sql, operator, { verb: `${side.word} take`, subject: after.order_no, reason: '', ...noted }, now)
        return after
      })
      desk.terminal.say(`${name(row)} is yours until ${clock(row.lease_by)}: ${side.word} show ${row.order_no}`)
    },

    act: (verb) => async (desk) => {
      const { terminal } = desk
      const { done, moves, reasons } = actOf(verb)
      const given = saidOf(desk, verb)
      const operator = await desk.signIn()
      const { said, ...seen } = await whole(desk, async (sql, now) => {
        const said = { ...given, amount: arrivedIn(desk, await found(sql, now, desk.words[0])) }
        return { said, ...(await prepared(sql, now, desk, operator, verb, said)) }
      })
      const { row } = seen
      if (seen.needsTwo && !reasons) reasonIn(desk)
      if (seen.preview !== '') terminal.say(seen.preview)
      const question = seen.needsTwo ? `Ask a second operator: ${verb} ${row.order_no}?` : `${verb} ${row.order_no}?`
      if ((moves || seen.needsTwo) && !(await terminal.confirm(capital(question))))
        return terminal.say('Nothing was done.')
      if (!seen.needsTwo) {
        await whole(desk, async (sql, now) => {
          const again = await prepared(sql, now, desk, operator, verb, said)
          if (again.row.version !== row.version) refuse(`${name(row)} moved on meanwhile; look at it again.`)
          await carryOut(sql, now, again.row, verb, said, { operator: operator.id, by: operator })
        })
        return terminal.say(`${name(row)} ${done}.`)
      }
      const { reason, ...words } = said
      const body = { ...words, act: verb, version: row.version, operator: operator.id }
      const asked = await propose(desk, operator, { kind: 'cash', subject: row.order_no, body, reason })
      terminal.say(
        `It takes two: asked for as request ${asked}; another operator says within 24 hours: cash approve ${asked}`,
      )
    },

    async preview(desk, request) {
      const said = saidIn(request)
      const verb = String(request.body['act'])
      const seen = await whole(desk, async (sql, now) => {
        const row = await unmoved(sql, now, request)
        return previewOf(sql, row, verb, said)
      })
      return [seen, `${request.maker} asks: ${side.word} ${verb} ${request.subject}, because: ${request.reason}`]
        .filter((line) => line !== '')
        .join('\n')
    },

    async carryOut(sql, now, request, second) {
      const verb = String(request.body['act'])
      const row = await unmoved(sql, now, request)
      await heedOwn(sql, second, row)
      await side.heed({ sql, now }, second, row, actOf(verb).move)
      const operator = request.maker_id
      const again = row.state === side.waits
      const before = again ? await side.moved({ sql, now }, row, 'take', NOTHING, { operator }) : row
      await carryOut(sql, now, before, verb, saidIn(request), { operator, second: second.id, by: second })
    },
  }

  /** Nothing but who looks into it may have changed since it was asked for. */
  async function unmoved(sql: Sql, now: Date, { subject, body }: Request): Promise<Row> {
    const row = await found(sql, now, subject)
    const moved = await side.happened(sql, row, Number(body['version']))
    return moved ? refuse(`${name(row)} moved on since this was asked for (${moved}); refuse it and look again.`) : row
  }
}

const saidIn = ({ body, reason }: Request): Said => ({
  reason,
  text: String(body['text'] ?? ''),
  ref: String(body['ref'] ?? ''),
  amount: String(body['amount'] ?? ''),
})

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)
