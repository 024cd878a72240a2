import type { InvestStatus } from '#contract/invest.ts'
import type { InvestmentMoveType } from '#machines/invest/investment.rules.ts'

/** A date that was worked out is on the page; once a day is too often for a notice. */
type Silent = 'coolOver' | 'settle' | 'stop'

/** For a robot that nobody stopped: it lacks a price, or has one again. */
type Priced = 'unpriced' | 'priced'

export const invest = {
  title: 'Order {order}',
  status: {
    cooling: 'First day',
    running: 'Running',
    suspended: 'Suspended',
    completed: 'Completed',
    ended_early: 'Ended early',
    cancelled: 'Cancelled',
  } satisfies Record<InvestStatus, string>,
  happened: {
    made: 'Bought',
    coolOver: 'First day over',
    settle: 'A date was worked out',
    runDry: 'Suspended: the pool holds too little',
    refill: 'Continued: the pool was filled',
    finish: 'Completed, and what was put in is back',
    stop: 'Ended by you',
    unpriced: 'Suspended: no coin price is recorded',
    priced: 'Continued: coin prices are recorded again',
    suspend: 'Suspended by our team',
    resume: 'Continued by our team',
    cancel: 'Cancelled by our team, and what was put in is back',
  } satisfies Record<InvestmentMoveType | 'made' | Priced, string>,
  rule: {
    rate: 'On each date we work out what the rate that holds on that date makes of what you put in.',
    prices:
      'The robot looks at the recorded coin price {tasks} times a day. Where the price rose in the stretch before, it holds the coin for the next one; otherwise it stands aside. A day brings the sum of its stretches: never below nothing, and at most the published rate.',
    unpriced:
      'A recorded price counts for 6 hours. A stretch without one brings nothing; as long as none is recorded, the robot is suspended and not sold.',
    pool: 'Dates are paid from its own pool alone, which our fees and our own capital fill. If the pool holds too little, nobody is paid until it is filled; what could not be paid by the end lapses.',
    cooling:
      'In the first 24 hours you can take everything back at no cost. What you put in is kept apart and returns whole at the end; ending early after the first day costs the fee shown.',
  },
  risk: 'A date may bring nothing. The figures are estimates out of the past and not promised. Your money is tied up until the end, unless you end early.',
  task: {
    held: 'Kept the coin',
    aside: 'Stood aside',
    failed: 'No price was recorded',
  },
  done: {
    stop: 'Ended. What you put in is back.',
  },
  notice: {
    runDry:
      'Order {order} is suspended: the pool holds too little for the date that is due. Nobody is paid until the pool is filled. What you put in is untouched.',
    refill: 'The pool of order {order} was filled, and what is due is being paid.',
    finish: 'Order {order} is completed. What you put in is back: {amount}.',
    unpriced:
      'Order {order} is suspended: no coin price has been recorded for 6 hours, and we do not make one up. Nobody is paid meanwhile. What you put in is untouched, and you can end it without a fee.',
    priced: 'Coin prices are recorded again, and order {order} continues.',
    suspend:
      'Our team suspended order {order}. Nothing is paid meanwhile. What you put in is untouched, and you can end it without a fee; you can read why.',
    resume: 'Our team let order {order} continue.',
    cancel: 'Our team cancelled order {order}. What you put in is back, whole: {amount}. You can read why.',
  } satisfies Record<Exclude<InvestmentMoveType, Silent> | Priced, string>,
}

export type InvestNotice = keyof typeof invest.notice
