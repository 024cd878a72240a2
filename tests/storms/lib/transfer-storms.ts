import { CODE, type Envelope } from '#contract/envelope.ts'
import { transfer } from '#contract/transfer.ts'
import type { Chance } from '#server/lib/chance.ts'
import { holds } from '#tests/world/money.ts'
import type { Person, World } from '#tests/world/world.ts'
import { owner, quotes, sending, wishTo } from './arena.ts'
import type { Shot } from './volley.ts'

interface Round {
  readonly shots: readonly Shot[]
  readonly ends: () => Promise<readonly bigint[]>
  /** How it may end: one of these is true, whole. */
  readonly either: readonly Ending[]
  readonly check?: (answers: readonly Envelope[]) => boolean
}
interface Ending {
  /** How often each answer is heard, by the name of its refusal. */
  readonly answers: Readonly<Record<string, number>>
  readonly end: readonly bigint[]
}

export type Storm = (world: World, count: number, chance: Chance, name: string) => Promise<Round>

export const nameOf = ({ code, data }: Envelope): string =>
  code >= CODE.done ? 'done' : (data as { refusal: string }).refusal

export function shuffled<Of = Shot>(shots: readonly Of[], below: (limit: number) => number): Of[] {
  const rest = [...shots]
  return shots.map(() => rest.splice(below(rest.length), 1)[0] as Of)
}

export const isTyped = (name: string): boolean =>
  name === 'done' || (transfer.send.refusals as readonly string[]).includes(name)

const euros = (cents: bigint) => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`
const oneOf = (chance: Chance) => BigInt(100 + chance.below(9_900))
const keyOf = (name: string, at: number) => `${name}-${String(at).padStart(16, '0')}`

const wholeBalance: Storm = async (world, count, chance, name) => {
  const all = oneOf(chance)
  const [payer, payee] = [await owner(world, all), await owner(world, 0n)]
  const wish = wishTo(payee, euros(all))
  const numbers = await quotes(world, payer, wish, count)
  return {
    shots: numbers.map((quote_no, at) => sending(payer, wish, quote_no, keyOf(name, at))),
    ends: () => Promise.all([holds(world, payer, 'balance'), holds(world, payee, 'balance')]),
    either: [{ answers: { done: 1, 'amount-short': count - 1 }, end: [0n, all] }],
  }
}

const oneKey: Storm = async (world, count, chance, name) => {
  const amount = oneOf(chance)
  const [payer, payee] = [await owner(world, 5n * amount), await owner(world, 0n)]
  const wish = wishTo(payee, euros(amount))
  const [quote_no = ''] = await quotes(world, payer, wish, 1)
  return {
    shots: Array.from({ length: count }, () => sending(payer, wish, quote_no, keyOf(name, 0))),
    check: (answers) => new Set(answers.map((answer) => JSON.stringify(answer))).size === 1,
    ends: () => Promise.all([holds(world, payer, 'balance'), holds(world, payee, 'balance')]),
    either: [{ answers: { done: count }, end: [4n * amount, amount] }],
  }
}

const oneKeyTwoWishes: Storm = async (world, count, chance, name) => {
  const amount = oneOf(chance)
  const [payer, payee] = [await owner(world, 5n * amount), await owner(world, 0n)]
  const wishes = [wishTo(payee, euros(amount)), { ...wishTo(payee, euros(amount)), remark: 'another' }] as const
  const numbers = [await quotes(world, payer, wishes[0], 1), await quotes(world, payer, wishes[1], 1)]
  return {
    shots: Array.from({ length: count }, (_, at) =>
      sending(payer, wishes[at % 2 ? 1 : 0], numbers[at % 2]?.[0] ?? '', keyOf(name, 0)),
    ),
    ends: () => Promise.all([holds(world, payer, 'balance'), holds(world, payee, 'balance')]),
    either: [{ answers: { done: count / 2, 'key-reused': count / 2 }, end: [4n * amount, amount] }],
  }
}

const oneQuote: Storm = async (world, count, chance, name) => {
  const amount = oneOf(chance)
  const [payer, payee] = [await owner(world, 5n * amount), await owner(world, 0n)]
  const wish = wishTo(payee, euros(amount))
  const [quote_no = ''] = await quotes(world, payer, wish, 1)
  return {
    shots: Array.from({ length: count }, (_, at) => sending(payer, wish, quote_no, keyOf(name, at))),
    ends: () => Promise.all([holds(world, payer, 'balance'), holds(world, payee, 'balance')]),
    either: [{ answers: { done: 1, 'quote-stale': count - 1 }, end: [4n * amount, amount] }],
  }
}

/** A day holds 10,000.00; as many pass as fit into it, whatever the balance. */
const wholeDay: Storm = async (world, count, chance, name) => {
  const fit = 2 + chance.below(9)
  const amount = 1_000_000n / BigInt(fit)
  const [payer, payee] = [await owner(world, 2_000_000n), await owner(world, 0n)]
  const wish = wishTo(payee, euros(amount))
  const numbers = await quotes(world, payer, wish, count)
  return {
    shots: numbers.map((quote_no, at) => sending(payer, wish, quote_no, keyOf(name, at))),
    ends: () => Promise.all([holds(world, payer, 'balance'), holds(world, payee, 'balance')]),
    either: [
      {
        answers: { done: fit, 'above-today': count - fit },
        end: [2_000_000n - BigInt(fit) * amount, BigInt(fit) * amount],
      },
    ],
  }
}

/** Everybody gives to the next: all pass, and nobody waits for somebody who waits for him. */
const ring =
  (size: number): Storm =>
  async (world, count, chance, name) => {
    const amount = 100n + BigInt(chance.below(50))
    const start = amount * BigInt(count)
    const people: Person[] = []
    for (let at = 0; at < size; at += 1) people.push(await owner(world, start))
    const shots: Shot[] = []
    for (const [at, payer] of people.entries()) {
      const wish = wishTo(people[(at + 1) % size] ?? payer, euros(amount))
      const numbers = await quotes(world, payer, wish, Math.floor((count + size - 1 - at) / size))
      shots.push(...numbers.map((quote_no, of) => sending(payer, wish, quote_no, keyOf(`${name}-${at}`, of))))
    }
    const gives = (at: number) => BigInt(Math.floor((count + size - 1 - at) / size)) * amount
    return {
      shots,
      ends: () => Promise.all(people.map((person) => holds(world, person, 'balance'))),
      either: [
        { answers: { done: count }, end: people.map((_, at) => start - gives(at) + gives((at + size - 1) % size)) },
      ],
    }
  }

/** Eight members ask for quotes, more of them at once than there are connections to PostgreSQL. */
const asking: Storm = async (world, count, chance) => {
  const amount = oneOf(chance)
  const payee = await owner(world, 0n)
  const payers: Person[] = []
  for (let at = 0; at < 8; at += 1) payers.push(await owner(world, amount))
  const form = { ...wishTo(payee, euros(amount)), remark: '' }
  return {
    shots: Array.from({ length: count }, (_, at) => ({
      path: transfer.quote.path,
      token: payers[at % 8]?.token ?? '',
      form,
    })),
    ends: () => Promise.all(payers.map((payer) => holds(world, payer, 'balance'))),
    either: [{ answers: { done: count }, end: payers.map(() => amount) }],
  }
}

const outcomes: Storm = async (world, count, chance, name) => {
  const amount = oneOf(chance)
  const [payer, payee] = [await owner(world, 5n * amount), await owner(world, 0n)]
  const wish = wishTo(payee, euros(amount))
  const [quote_no = ''] = await quotes(world, payer, wish, 1)
  const [idem, half] = [keyOf(name, 0), count / 2]
  const sent: Ending = { answers: { done: count }, end: [4n * amount, amount] }
  const refused: Ending = { answers: { done: half, 'key-reused': half }, end: [5n * amount, 0n] }
  const asking: Shot = { path: transfer.outcome.path, token: payer.token, form: { path: transfer.send.path, idem } }
  return {
    shots: Array.from({ length: count }, (_, at) => (at % 2 ? asking : sending(payer, wish, quote_no, idem))),
    check: (answers) => {
      const dones = answers.flatMap(({ data }) => (isRecord(data) && 'done' in data ? [data['done']] : []))
      const isRefused = answers.some((answer) => nameOf(answer) === 'key-reused')
      return dones.length === half && dones.every((done) => done === (isRefused ? 0 : 1))
    },
    ends: () => Promise.all([holds(world, payer, 'balance'), holds(world, payee, 'balance')]),
    either: [sent, refused],
  }
}
const isRecord = (data: unknown): data is Record<string, unknown> => typeof data === 'object' && data !== null

export const STORMS: Readonly<Record<string, Storm>> = {
  'everybody takes the whole balance': wholeBalance,
  'everybody sends the same key': oneKey,
  'one key is sent with two wishes': oneKeyTwoWishes,
  'one quote is confirmed under many keys': oneQuote,
  'a day holds what it holds': wholeDay,
  'three give in a ring': ring(3),
  'two give to each other': ring(2),
  'everybody asks for a quote': asking,
  'some send and some ask what became of it': outcomes,
}
