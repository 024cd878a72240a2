import type { Checkout, GatewayMethod, OwnMethod, PayMethod, PayOutcome, PayStart } from '#contract/payment.ts'
import type { SecondAsked } from '#contract/second.ts'
import { required } from '../lib/required.ts'
import type { Changed } from '../lib/live.ts'
import type { Trouble } from '../lib/trouble.ts'
import { chosenIn, offeredIn } from './pay.rules.ts'

export interface Paying {
  orderNo: string
  hasPin: boolean
  isInside: boolean
  isUnanswered: boolean
  checkout?: Checkout
  way?: PayMethod
  /** By now the day asks for the second factor. */
  second?: SecondAsked | undefined
  last?: PayOutcome
  start?: PayStart
  trouble?: Trouble | undefined
}

export type PayingEvent =
  | { type: 'choose'; way: PayMethod }
  | { type: 'pay' }
  | { type: 'confirm'; pin: string; second?: string }
  | { type: 'back' }
  /** The clock ran out: what that means, only the server knows. */
  | { type: 'expire' }
  | { type: 'ask' }
  | { type: 'again' }
  | { type: 'retry' }
  | Changed

/** Its key is stored before it goes. */
export interface Own {
  orderNo: string
  way: OwnMethod
  amount: string
  pin: string
  second?: string | undefined
}
export interface Begun {
  order_no: string
  method: GatewayMethod
}

export const wayOf = ({ checkout, isInside, way }: Paying): PayMethod | undefined =>
  chosenIn(offeredIn(required(checkout), isInside), way)?.code

export const ways = {
  choose: { actions: { type: 'choose', params: ({ event }: { event: { way: PayMethod } }) => event.way } },
  pay: [
    { guard: 'byGateway', target: 'starting', actions: 'clear' },
    { guard: 'hasPin', target: 'confirming', actions: 'clear' },
    { target: 'needsPin', actions: 'clear' },
  ],
  changed: 'opening',
  expire: 'opening',
} as const
