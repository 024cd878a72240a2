import fc from 'fast-check'
import { type Command, KINDS, PURSES } from './ledger-model.ts'

const BYTES = 5

const BEGINNING: readonly Command[] = [0, 1].map((to) => ({
  kind: 'recharge',
  ref: 100 + to,
  moves: [{ from: 5, to, amount: 300n }],
  settles: [],
}))

/** Any commands at all, most of them nearly right: read from a tape of bytes, which is quick to draw and to shorten. */
export const commands = (most: number) =>
  fc.uint8Array({ minLength: BYTES, maxLength: most * BYTES, size: 'max' }).map((tape): Command[] => [
    ...BEGINNING,
    ...Array.from({ length: Math.floor(tape.length / BYTES) }, (_, at) => {
      const [what = 0, where = 0, amount = 0, more = 0, settles = 0] = tape.subarray(at * BYTES)
      return command(what, where, amount, more, settles)
    }),
  ])

function command(what: number, where: number, amount: number, more: number, settles: number): Command {
  const kind = KINDS[what % KINDS.length] ?? 'transfer'
  const [from, to] = what < 200 ? usual(kind, where) : [where % PURSES.length, (where >> 3) % PURSES.length]
  const isRound = kind === 'hold' || kind === 'release' || kind === 'withdrawal'
  const first = { from, to, amount: BigInt(isRound ? 1 + (amount % 2) : amount - 4) }
  const second = { from, to: more < 24 ? 6 : (more >> 3) % PURSES.length, amount: BigInt((more % 9) + 1) }
  const moves = more === 255 ? [] : more < 48 ? [first, second] : [first]
  const isEnd = kind === 'release' || kind === 'withdrawal'
  return { kind, ref: where % 97, moves, settles: isEnd !== settles > 230 ? [settles] : settles === 230 ? [1, 2] : [] }
}

function usual(kind: string, where: number): [number, number] {
  const member = where % 2
  const ways: Record<string, [number, number]> = {
    recharge: [5, member],
    transfer: [member, 1 - member],
    hold: [member, 2 + member],
    release: [2 + member, member],
    withdrawal: [2 + member, 5],
    reward: [7, member],
    fund: [6, 7],
  }
  return ways[kind] ?? [0, 1]
}
