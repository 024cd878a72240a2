import { DAY_MS } from '#contract/time-units.ts'

export interface Place {
  pool: bigint
  stopped: boolean
}

export interface Paper {
  state: string
  version: number
  paid: bigint
  fee: bigint
  done: number
  readonly amount: bigint
  readonly each: bigint
  readonly bought: number
  readonly dates: readonly number[]
  readonly ends: number
  readonly place: Place
}

interface Terms {
  readonly amount: bigint
  readonly each: bigint
  readonly term: number
  readonly payout: 'daily' | 'end'
}

export function paperOf({ amount, each, term, payout }: Terms, bought: number, place: Place): Paper {
  const ends = bought + term * DAY_MS
  const dates = payout === 'end' ? [ends] : Array.from({ length: term }, (_, at) => bought + (at + 1) * DAY_MS)
  return { state: 'cooling', version: 0, paid: 0n, fee: 0n, done: 0, amount, each, bought, dates, ends, place }
}

export const isOver = ({ state }: Paper): boolean => ['completed', 'ended_early', 'cancelled'].includes(state)

export const dueOf = ({ dates, done }: Paper, now: number): number | undefined => {
  const date = dates[done]
  return date !== undefined && date <= now ? date : undefined
}

export type Passed = 'cooled' | 'stopped' | 'paid' | 'over' | 'dry' | 'refilled' | 'resumed'

export function pay(paper: Paper): void {
  paper.place.pool -= paper.each
  paper.paid += paper.each
  paper.done += 1
  paper.version += 1
}

export function pass(paper: Paper, now: number): Passed[] {
  const passed: Passed[] = []
  const goes = (what: Passed, state: string) => {
    paper.state = state
    paper.version += 1
    passed.push(what)
  }
  for (;;) {
    const { place } = paper
    const isDue = dueOf(paper, now) !== undefined
    const isPaid = isDue && paper.each <= place.pool
    const isEnd = paper.ends <= now
    if (paper.state === 'cooling' && paper.bought + DAY_MS <= now) goes('cooled', 'running')
    else if (paper.state === 'running' && place.stopped) goes('stopped', 'suspended.team')
    else if (paper.state === 'running' && isPaid) {
      pay(paper)
      passed.push('paid')
    } else if (paper.state === 'running' && isEnd) goes('over', 'completed')
    else if (paper.state === 'running' && isDue) goes('dry', 'suspended.pool')
    else if (paper.state === 'suspended.pool' && place.stopped) goes('stopped', 'suspended.team')
    else if (paper.state === 'suspended.pool' && isPaid) goes('refilled', 'running')
    else if (paper.state === 'suspended.pool' && isEnd) goes('over', 'completed')
    else if (paper.state === 'suspended.team' && !place.stopped) goes('resumed', 'running')
    else if (paper.state === 'suspended.team' && isEnd) goes('over', 'completed')
    else return passed
  }
}

/** Its member ends it: whole while it cools or stands still, else less so many hundred-thousandths, rounded up. */
export function leave(paper: Paper, parts: bigint): void {
  paper.fee = paper.state === 'running' ? (paper.amount * parts + 99_999n) / 100_000n : 0n
  paper.state = paper.state === 'cooling' ? 'cancelled' : 'ended_early'
  paper.version += 1
}

export const returnedOf = (paper: Paper): bigint => (isOver(paper) ? paper.amount - paper.fee : 0n)
