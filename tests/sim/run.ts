import { createHash } from 'node:crypto'
import { sql as raw } from 'kysely'
import { booksBalance } from '#tests/world/books.ts'
import { chanceFrom } from '#tests/world/chance.ts'
import type { Passed } from './invest-paper.ts'
import type { Answer } from './answers.ts'
import { asked } from './asking.ts'
import type { Asking } from './askings.ts'
import { callsModel } from './calls-model.ts'
import { befalls, compare, expectedOf } from './expected.ts'
import type { Mishap } from './faulty-database.ts'
import { CLOCK_TOLERANCE_MS } from '#server/ledger/clock-mark.ts'
import { fill } from './fill.ts'
import { openSimHouse, type SimHouse, type Somebody } from './house.ts'
import { SHARE, type Wish } from './ways.ts'
import { type Message, wishesOf } from './wishes.ts'

const AUDIT_EVERY = 50
/** So much later, sessions may have to be used lest they end. */
const LONG = 600
const TIMERS_EVERY = 10
/** So many calls meet closed books before somebody mends them. */
const CLOSED_FOR = 4

export interface Voyage {
  readonly seed: number
  readonly calls: number
  readonly isNaive?: boolean
}
export interface Log {
  readonly hash: string
  readonly lines: readonly string[]
  readonly befell: Readonly<Record<string, number>>
}

export async function run(adminUrl: string, { seed, calls, isNaive = false }: Voyage): Promise<Log> {
  const house = await openSimHouse(adminUrl, `sim ${seed}`, isNaive)
  const lines: string[] = []
  try {
    const people: Somebody[] = []
    for (const name of ['ada', 'bela', 'cleo', 'dora']) people.push(await house.member(name))
    await fill(house, people)
    const befell = await live({ house, people, seed, calls, isNaive, lines })
    return { hash: createHash('sha256').update(lines.join('\n')).digest('hex'), lines, befell }
  } catch (error) {
    throw new Error(`seed ${seed}, call ${lines.length}: ${(error as Error).message}`, { cause: error })
  } finally {
    await house.close()
  }
}

interface Life extends Required<Voyage> {
  readonly house: SimHouse
  readonly people: readonly Somebody[]
  readonly lines: string[]
}

async function live({ house, people, seed, calls, isNaive, lines }: Life): Promise<Record<string, number>> {
  const model = callsModel(people)
  const wishes = wishesOf(people, chanceFrom(`sim ${seed} wishes`), isNaive)
  const befell: Record<string, number> = {}
  const count = (what: string, isSo = true) => {
    if (isSo) befell[what] = (befell[what] ?? 0) + 1
  }
  const books = booksOf(house, model)
  const crash = async () => {
    count('crash')
    await house.crash()
    model.crash()
    count('books closed by the clock', await books.watch())
  }
  const deliver = async (message: Message, planned?: Mishap, isHeard = true) => {
    const { who, asking } = message
    const now = house.now().getTime()
    const before = model.ask(who, asking, now)
    const { answer, befell: happened } = await asked(house, people, message, planned, isNaive)
    const mishap = befalls(before, planned, asking, isNaive) ? planned : undefined
    const line = [lines.length, now, message.id, asText(asking), mishap ?? '-', isHeard, asText(answer ?? null)].join(
      ' ',
    )
    lines.push(line)
    if (planned && happened !== (mishap !== undefined)) throw new Error(`a mishap ${planned} came out of turn: ${line}`)
    compare(expectedOf(before, mishap, asking, isNaive), answer, line)
    if (answer?.said === 'done' && asking.does === 'quote')
      model.quoted(String(answer.facts['quote_no']), who, asking.wish, now)
    if (answer?.said === 'done' && asking.does === 'send' && asking.wish.act === 'withdraw')
      model.withdrew(String(answer.facts['order_no']), asking.quoteNo)
    if (answer?.said === 'done' && asking.does === 'send' && asking.wish.act === 'invest')
      model.bought(asking.quoteNo, String(answer.facts['order_no']))
    const name = answer?.said === 'done' && nameOf(asking, answer)
    if (name) count(name)
    if (mishap) count(mishap)
    if (!answer) await crash()
    wishes.heard(message, isHeard ? answer : undefined)
  }
  for (let at = 1; at <= calls; at += 1) {
    const { message, isHeard, seconds, isCrash, isStopped, mishap } = wishes.next(model)
    house.moveClock(seconds)
    if (!isNaive && at % TIMERS_EVERY === 0) {
      count('timers stopped', isStopped)
      if (!isStopped) {
        await house.timers()
        count('books closed by the clock', await books.watch())
        for (const what of model.sweep(house.now().getTime())) count(PASSED[what] ?? what)
      }
    }
    await books.mendInTime()
    count('clock back', seconds < 0)
    count('clock forward', seconds > LONG)
    count('reply lost', !isHeard)
    if (isCrash) await crash()
    await deliver(message, mishap, isHeard)
    if (seconds > LONG) for (const look of wishes.everybodyLooks()) await deliver(look)
    if (at % AUDIT_EVERY === 0) await audit(house, people, model.amounts(), isNaive)
  }
  for (let left = wishes.unanswered(); left.length > 0; left = wishes.unanswered())
    for (const message of left) await deliver(message)
  await audit(house, people, model.amounts(), isNaive)
  return befell
}

const PASSED: Readonly<Partial<Record<Passed, string>>> = { paid: 'date paid', dry: 'pool dry', over: 'term over' }

function nameOf(asking: Asking, { facts }: Answer): string | undefined {
  const { status } = facts
  if (asking.does === 'cancel') return 'taken back'
  if (asking.does === 'stop') return status === 'cancelled' ? 'ended while it cooled' : 'ended early'
  if (asking.does !== 'send') return undefined
  const names: Partial<Record<Wish['act'], string>> = {
    withdraw: 'withdrawn',
    invest: 'invested',
    exchange: 'exchanged',
  }
  return names[asking.wish.act]
}

/** Whether money moves is foretold as well: not while the clock is behind what the house did. */
function booksOf(house: SimHouse, model: ReturnType<typeof callsModel>) {
  let marked = 0
  let closedFor: number | undefined
  return {
    async watch(): Promise<boolean> {
      const latest = Math.max(marked, model.latest())
      const isBehind = Math.max(latest, house.now().getTime()) - house.shown() > CLOCK_TOLERANCE_MS
      if (!isBehind) marked = house.now().getTime()
      const wasOpen = closedFor === undefined
      if (isBehind) closedFor ??= 0
      if ((await house.isClosed()) !== (closedFor !== undefined))
        throw new Error(`the books must be ${closedFor === undefined ? 'open' : 'closed'}: ${latest}, ${house.shown()}`)
      model.close(closedFor !== undefined)
      return wasOpen && isBehind
    },
    async mendInTime(): Promise<void> {
      if (closedFor === undefined) return
      closedFor += 1
      if (closedFor <= CLOSED_FOR) return
      await house.mend(Math.max(marked, model.latest(), house.now().getTime()))
      closedFor = undefined
      model.close(false)
    },
  }
}

const asText = (value: unknown) =>
  JSON.stringify(value, (_, inside: unknown) => (typeof inside === 'bigint' ? String(inside) : inside))

async function audit(
  house: SimHouse,
  people: readonly Somebody[],
  amounts: ReadonlyMap<string, bigint>,
  isNaive: boolean,
) {
  const { rows } = await raw<{ member: number | null; name: string; part: string; amount: bigint }>`
    select account.member_id as member, coalesce('venture ' || venture.id, regexp_replace(name, '^(pool|capital):', 'pool ')) as name,
      part, amount
    from account left join venture on pool_id = account.id
    where account.member_id is not null or class = 'pool' or (class = 'capital' and account.currency = ${SHARE})
    union all
    select null, 'escrow ' || currency, 'available', sum(amount)::bigint from account where class = 'escrow' group by currency`.execute(
    house.auditor,
  )
  for (const { member, name, part, amount } of rows) {
    const who = people.findIndex(({ id }) => id === member)
    const expected = amounts.get(who < 0 ? name : `${who} ${part === 'held' ? `held ${name}` : name}`) ?? 0n
    if (expected !== amount)
      throw new Error(`${people[who]?.email ?? 'the house'} has ${amount} ${name} ${part}, and must have ${expected}`)
  }
  if (!isNaive) await booksBalance({ sql: house.auditor })
}
