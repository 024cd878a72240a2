import type { OrderInfo } from '#contract/order.ts'

export const STEPS = ['matching', 'payment', 'confirm', 'settled'] as const
export type CourseStep = (typeof STEPS)[number]

type Status = OrderInfo['status']

const STEP_OF: Partial<Record<Status, CourseStep>> = {
  searching: 'matching',
  offered: 'matching',
  awaiting_payment: 'payment',
  late: 'payment',
  paid: 'confirm',
  settling: 'settled',
  completed: 'settled',
}

export function stepOf({ status, timeline }: Pick<OrderInfo, 'status' | 'timeline'>): CourseStep {
  const before = timeline.findLast((happened) => STEP_OF[happened.status])
  return STEP_OF[status] ?? STEP_OF[before?.status ?? 'searching'] ?? 'matching'
}

/** Since when the time that is left runs: a look of our team moves no order. */
export const movedAt = ({ timeline, create_time }: Pick<OrderInfo, 'timeline' | 'create_time'>): number =>
  timeline.findLast(({ event }) => event !== 'look')?.time ?? create_time
