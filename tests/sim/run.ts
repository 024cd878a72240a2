import { createHash } from 'node:crypto'
import { sql as raw } from 'kysely'
import { booksBalance } from '#tests/lib/books.ts'
import { chanceFrom } from '#tests/lib/chance.ts'
import { asked } from './asking.ts'
import { callsModel } from './calls-model.ts'
import { befalls, compare, expectedOf } from './expected.ts'
import type { Mishap } from './faulty-database.ts'
import { accountsOf, openSimHouse, type SimHouse, type Somebody } from './house.ts'
import { type Message, wishesOf } from './wishes.ts'

const BEGIN = { balance: 2_000_000n, usdt: 3_000_000_000n, shop: 500_000n } as const
const AUDIT_EVERY = 50
/** So much later, sessions may have to be used lest they end. */
const LONG = 600

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

/** One seed from its beginning to its end; throws at the first answer that is not what it must be. */
export async function run(adminUrl: string, { seed, calls, isNaive = false }: Voyage): Promise<Log> {
  const house = await openSimHouse(adminUrl, `sim ${seed}`)
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
  const model = callsModel(people, BEGIN)
  const wishes = wishesOf(people, chanceFrom(`sim ${seed} wishes`), isNaive)
  const befell: Record<string, number> = {}
  const count = (what: string, isSo = true) => {
    if (isSo) befell[what] = (befell[what] ?? 0) + 1
  }
  const crash = async () => {
    count('crash')
    await house.crash()
    model.crash()
  }
  const deliver = async (message: Message, planned?: Mishap, isHeard = true) => {
    const { who, asking } = message
    const now = house.now().getTime()
    const before = model.ask(who, asking, now)
    const { answer, befell: happened } = await asked(house, people, message, planned, isNaive)
    const mishap = befalls(before, planned, asking, isNaive) ? planned : undefined
    const line = [lines.length, now, message.id, asTold(asking), mishap ?? '-', isHeard, asTold(answer ?? null)].join(
      ' ',
    )
    lines.push(line)
    if (planned && happened !== (mishap !== undefined)) throw new Error(`a mishap ${planned} came out of turn: ${line}`)
    compare(expectedOf(before, mishap, asking, isNaive), answer, line)
    if (answer?.said === 'done' && asking.does === 'quote')
      model.quoted(String(answer.facts['quote_no']), who, asking.wish, now)
    if (mishap) count(mishap)
    if (!answer) await crash()
    wishes.heard(message, isHeard ? answer : undefined)
  }
  for (let at = 1; at <= calls; at += 1) {
    const { message, isHeard, seconds, isCrash, mishap } = wishes.next(model)
    house.moveClock(seconds)
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

const asTold = (value: unknown) =>
  JSON.stringify(value, (_, inside: unknown) => (typeof inside === 'bigint' ? String(inside) : inside))

async function fill(house: SimHouse, people: readonly Somebody[]): Promise<void> {
  const accounts = accountsOf(house)
  for (const who of people)
    for (const kind of ['balance', 'usdt', 'shop'] as const) {
      const from = kind === 'usdt' ? await accounts.houseUsdt() : await accounts.house('outside')
      const to = await accounts.of(who, kind, 'available')
      const moves = [{ from, to, amount: BEGIN[kind] }]
      await house.posts(
        { kind: 'recharge', ref: `${who.id} ${kind}`, actor: 'system', at: house.now(), moves },
        undefined,
      )
    }
}

/** The books by their laws, and everybody's money by the model. */
async function audit(
  house: SimHouse,
  people: readonly Somebody[],
  amounts: ReadonlyMap<string, bigint>,
  isNaive: boolean,
) {
  const { rows } = await raw<{ member: number; name: string; part: string; amount: bigint }>`
    select member_id as member, name, part, amount from account where member_id is not null`.execute(house.auditor)
  for (const { member, name, part, amount } of rows) {
    const who = people.findIndex(({ id }) => id === member)
    const expected = amounts.get(`${who} ${part === 'held' ? 'held' : name}`) ?? 0n
    if (expected !== amount)
      throw new Error(`${people[who]?.email} has ${amount} ${name} ${part}, and must have ${expected}`)
  }
  if (!isNaive) await booksBalance({ sql: house.auditor })
}
