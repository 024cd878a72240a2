import type { Currency } from '#contract/money.ts'

export interface Purse {
  readonly class: string
  readonly currency: Currency
}
export interface Command {
  readonly kind: string
  readonly ref: number
  readonly moves: readonly { readonly from: number; readonly to: number; readonly amount: bigint }[]
  /** Which of the holds made so far; numbers go round. */
  readonly settles: readonly number[]
}
interface Hold {
  readonly purse: number
  readonly amount: bigint
  open: boolean
}
export interface State {
  readonly amounts: readonly bigint[]
  readonly holds: readonly Readonly<Hold>[]
  readonly legs: readonly { readonly purse: number; readonly amount: bigint }[]
}
export interface Ledger {
  post(command: Command): string
  state(): State
}

const BOTTOMLESS = new Set(['fees', 'capital', 'outside', 'exchange'])
const hasFloor = (purse: Purse) => !BOTTOMLESS.has(purse.class)

export const PURSES: readonly Purse[] = [
  { class: 'member', currency: 'EUR' },
  { class: 'member', currency: 'EUR' },
  { class: 'held', currency: 'EUR' },
  { class: 'held', currency: 'EUR' },
  { class: 'member', currency: 'USDT' },
  { class: 'outside', currency: 'EUR' },
  { class: 'fees', currency: 'EUR' },
  { class: 'pool', currency: 'EUR' },
]

const RULES: ReadonlySet<string> = new Set([
  'transfer member member',
  'transfer member fees',
  'transfer member held',
  'hold member held',
  'release held member',
  'withdrawal held outside',
  'withdrawal held fees',
  'recharge outside member',
  'recharge outside fees',
  'reward pool member',
  'fund fees pool',
])
export const KINDS = ['recharge', 'transfer', 'hold', 'release', 'withdrawal', 'reward', 'fund'] as const

/** What the ledger does, said without a database: the refusal of every command by its name, or `done`. */
export function modelLedger(): Ledger {
  const amounts = PURSES.map(() => 0n)
  const holds: Hold[] = []
  const legs: { purse: number; amount: bigint }[] = []
  const refs = new Set<string>()

  const post = ({ kind, ref, moves, settles }: Command): string => {
    const settled = settles.map((at) => holds[at % holds.length]).filter((hold) => hold !== undefined)
    const after = [...amounts]
    if (refs.has(`${kind} ${ref}`)) return 'posting_once'
    for (const { from, to, amount } of moves) {
      after[from] = (after[from] ?? 0n) - amount
      if (isShort(from, after)) return 'account_covered'
      if (amount <= 0n) return 'entry_check'
      after[to] = (after[to] ?? 0n) + amount
    }
    if (settled.some((hold) => !hold.open) || new Set(settled).size < settled.length) return 'hold_end_pkey'
    const wrong = moves.length === 0 ? 'QL001' : wrongIn(kind, moves, settled)
    if (wrong) return wrong
    refs.add(`${kind} ${ref}`)
    for (const hold of settled) hold.open = false
    for (const [purse, amount] of [...setAside(moves)].toSorted(([one], [other]) => one - other))
      holds.push({ purse, amount, open: true })
    for (const { from, to, amount } of moves) legs.push({ purse: from, amount: -amount }, { purse: to, amount })
    for (const at of after.keys()) amounts[at] = after[at] ?? 0n
    return 'done'
  }
  return { post, state: () => ({ amounts, holds, legs }) }
}

const purseAt = (at: number) => PURSES[at] as Purse
const isShort = (at: number, amounts: readonly bigint[]) => hasFloor(purseAt(at)) && (amounts[at] ?? 0n) < 0n

function wrongIn(kind: string, moves: Command['moves'], settled: readonly Hold[]): string | undefined {
  const taken = (purse: number) => sum(moves.filter(({ from }) => from === purse).map(({ amount }) => amount))
  const ended = (purse: number) => sum(settled.filter((hold) => hold.purse === purse).map(({ amount }) => amount))
  for (const { from, to } of moves) {
    if (purseAt(from).currency !== purseAt(to).currency) return 'QL001'
    if (purseAt(from).class === 'held' && ended(from) !== taken(from)) return 'QL003'
    if (!RULES.has(`${kind} ${purseAt(from).class} ${purseAt(to).class}`)) return 'QL002'
  }
  return settled.some(({ purse }) => ended(purse) !== taken(purse)) ? 'QL003' : undefined
}

function setAside(moves: Command['moves']): Map<number, bigint> {
  const aside = new Map<number, bigint>()
  for (const { to, amount } of moves) if (purseAt(to).class === 'held') aside.set(to, (aside.get(to) ?? 0n) + amount)
  return aside
}

export const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n)

export function faultsIn({ amounts, holds, legs }: State): string[] {
  const faults: string[] = []
  for (const currency of new Set(PURSES.map((purse) => purse.currency)))
    if (sum(amounts.filter((_, at) => purseAt(at).currency === currency)) !== 0n)
      faults.push(`${currency} is not whole`)
  for (const at of PURSES.keys()) {
    if (isShort(at, amounts)) faults.push(`purse ${at} is below nothing`)
    if (sum(legs.filter(({ purse }) => purse === at).map(({ amount }) => amount)) !== amounts[at])
      faults.push(`purse ${at} is not what was moved`)
    const aside = sum(holds.filter(({ purse, open }) => open && purse === at).map(({ amount }) => amount))
    if (purseAt(at).class === 'held' && amounts[at] !== aside) faults.push(`purse ${at} holds what nobody set aside`)
  }
  return faults
}

/** Writes whatever it is told: no floor, no rule, nothing once. Every property must fail of it. */
export function naiveLedger(): Ledger {
  const amounts = PURSES.map(() => 0n)
  const legs: { purse: number; amount: bigint }[] = []
  const holds: Hold[] = []
  return {
    post({ moves, settles }) {
      for (const { from, to, amount } of moves) {
        amounts[from] = (amounts[from] ?? 0n) - amount
        amounts[to] = (amounts[to] ?? 0n) + amount
        legs.push({ purse: from, amount: -amount }, { purse: to, amount })
        if (purseAt(to).class === 'held') holds.push({ purse: to, amount, open: true })
      }
      for (const at of settles) {
        const hold = holds[at % holds.length]
        if (hold) hold.open = false
      }
      return 'done'
    },
    state: () => ({ amounts, holds, legs }),
  }
}
