import { DAY_S } from '#contract/time-units.ts'

const WINDOW: Readonly<Record<string, number>> = {
  unpaid: 1_800,
  unshipped: 7 * DAY_S,
  shipped: 10 * DAY_S,
  received: 7 * DAY_S,
}

interface Line {
  readonly id: number
  readonly variant: number
  readonly num: number
  readonly cash: bigint
  readonly points: bigint
  readonly worth: bigint
  readonly cut: bigint
  is: 'here' | 'sent' | 'back'
  /** It was sent before it came back: it is in stock no more. */
  wasSent?: true
  isRefused?: true
}

/** What an order is on paper: reckoned here, and nowhere asked. */
export interface Paper {
  readonly number: string
  readonly isStores: boolean
  readonly carriage: bigint
  /** Of the member, and whether the house gave it. */
  readonly coupon: number | null
  readonly isHouses: boolean
  readonly lines: Line[]
  state: string
  due: number
  isPaid: boolean
  isCarriageBack: boolean
  /** What is asked back, where the order goes on, and what is left of its clock. */
  refund?: {
    readonly ids: readonly number[]
    readonly before: string
    readonly rest: number
    is: 'asked' | 'refused' | 'appealed'
  }
  refunds: number
}

export const sum = (lines: readonly Line[], of: 'cash' | 'points' | 'worth' | 'cut') =>
  lines.reduce((all, line) => all + line[of], 0n)
export const bought = ({ lines }: Paper) => lines.filter(({ is }) => is !== 'back')
export const enter = (paper: Paper, state: string, now: number) => {
  paper.state = state
  paper.due = now + (WINDOW[state] ?? Infinity)
}

export const ANSWER = 2 * DAY_S

/** What is asked back comes back, or stays for good; the order goes on with what was left of its clock. */
export function answer(paper: Paper, now: number, isAgreed: boolean, isFinal = true): void {
  const { refund } = paper
  if (!refund) throw new Error('nothing is asked back')
  delete paper.refund
  const asked = paper.lines.filter(({ id }) => refund.ids.includes(id))
  if (!isAgreed) {
    if (isFinal) for (const line of asked) line.isRefused = true
    paper.state = refund.before
    paper.due = now + refund.rest
    return
  }
  for (const line of asked) {
    if (line.is === 'sent') line.wasSent = true
    line.is = 'back'
  }
  const left = bought(paper)
  if (left.length === 0) {
    paper.isCarriageBack = paper.lines.every(({ wasSent }) => !wasSent)
    return enter(paper, 'refunded', now)
  }
  if (refund.before === 'unshipped' && left.every(({ is }) => is === 'sent')) return enter(paper, 'shipped', now)
  paper.state = refund.before
  paper.due = now + refund.rest
}

/** What runs out by now. */
export function lapse(paper: Paper, now: number): void {
  if (paper.due > now) return
  const back = () => {
    for (const line of paper.lines) if (line.is === 'here') line.is = 'back'
  }
  switch (paper.state) {
    case 'unpaid':
      back()
      return enter(paper, 'cancelled', now)
    case 'unshipped': {
      const isPartly = paper.lines.some(({ is }) => is === 'sent')
      const wasSent = paper.lines.some((line) => line.wasSent)
      back()
      if (!isPartly && !wasSent) paper.isCarriageBack = true
      return enter(paper, isPartly ? 'shipped' : wasSent ? 'refunded' : 'cancelled', now)
    }
    case 'refunding':
      return answer(paper, now, paper.refund?.is === 'asked')
    case 'shipped':
      return enter(paper, 'received', now)
    case 'received':
      return enter(paper, 'completed', now)
  }
}

const carriageOf = ({ carriage, isCarriageBack }: Paper) => (isCarriageBack ? 0n : carriage)
export const isOver = ({ state }: Paper) => ['completed', 'cancelled', 'refunded'].includes(state)

/** What the buyer has less because of it, in cents and in points. */
export function gone(paper: Paper): { cash: bigint; points: bigint } {
  const kept = bought(paper)
  if (!paper.isPaid) return { cash: 0n, points: sum(kept, 'points') }
  return { cash: sum(kept, 'cash') + carriageOf(paper), points: sum(kept, 'points') }
}

export const earnedFor = (paper: Paper) =>
  paper.state === 'completed' ? (sum(bought(paper), 'cash') + paper.carriage) / 100n : 0n

/** What the pool of coupons pays to a store. */
export const given = (paper: Paper): bigint =>
  paper.state === 'completed' && paper.isStores && paper.isHouses ? sum(bought(paper), 'cut') : 0n

/** What its coupon is while nothing else uses it. */
export function couponIs(paper: Paper): 'held' | 'used' | 'unused' {
  if (paper.state === 'unpaid') return 'held'
  return paper.isPaid && bought(paper).length > 0 ? 'used' : 'unused'
}

export function toSeller(paper: Paper): bigint {
  if (paper.state === 'refunded' && paper.isStores) return carriageOf(paper)
  if (paper.state !== 'completed' || !paper.isStores) return 0n
  const sold = sum(bought(paper), 'cash') + sum(bought(paper), 'worth') + given(paper)
  return sold - (sold * 3n) / 100n + paper.carriage
}
