import { assign } from 'xstate'
import type { OrderInfo } from '#contract/order.ts'
import type { SellStart, Orders } from '#contract/trade.ts'
import { required } from '../lib/required.ts'
import type { Changed } from '../lib/live.ts'
import { submits } from '../stock/form.part.ts'
import type { Payment, PaymentEvent } from '../stock/payment.part.ts'
import type { Quote } from '#contract/quote.ts'
import {
  asSeen,
  formAgain,
  isSamePrice,
  NOTHING,
  portionOf,
  sellProblems,
  type Portion,
  type SellForm,
  type SellProblems,
} from './sell.rules.ts'

export interface Selling extends Payment {
  signedIn: boolean
  start?: SellStart
  form: SellForm
  wanted: string
  parent: string
  problems: SellProblems
  orderNo: string
  order?: OrderInfo
}

export type SellingEvent =
  | PaymentEvent
  | { type: 'submit'; form: SellForm }
  | { type: 'retry' }
  | { type: 'turn' }
  | { type: 'cancel' }
  | { type: 'takeBack' }
  | { type: 'pinSet' }
  | { type: 'portion'; portion: Portion }
  | Changed

const [whole, partial] = submits<SellForm>('quoting')
/** Whoever lacks a PIN is asked for one over the form. */
const unproven = { ...whole, guard: { ...whole.guard, type: 'lacksPin' }, target: 'needsPin' } as const
const portioned = {
  type: 'portion',
  params: ({ event }: { event: { portion: Portion } }) => event.portion,
} as const
const portion = { target: 'idle', actions: portioned } as const
export const asks = { portion, submit: [unproven, whole, partial], turn: 'opening' } as const
export const asksInPause = {
  ...asks,
  portion: { actions: portioned },
  submit: asks.submit.map(({ actions, ...to }) => ({ ...to, actions: ['unpause', actions] as const })),
} as const
export const asksAgain = { portion, submit: [whole, partial], turn: 'opening' } as const

interface Args {
  readonly context: Selling
}

const isRefused = ({ context }: Args, code: string) => required(context.start).refused.some((one) => one.code === code)

export const sellingGuards = {
  isSignedIn: ({ context }: Args) => context.signedIn,
  isComplete: ({ context }: Args, form: SellForm) =>
    Object.keys(sellProblems(form, required(context.start))).length === 0,
  lacksPin: ({ context }: Args, form: SellForm) =>
    !context.hasPin && Object.keys(sellProblems(form, required(context.start))).length === 0,
  isAsSeen: ({ context: { form } }: Args, { rate }: Quote) => form.seen === '' || isSamePrice(form.seen, rate),
  isUnderWay: ({ context }: Args) => required(context.start).active_order !== null,
  isShut: (args: Args) => required(args.context.start).market.is_open === 0 || isRefused(args, 'market-closed'),
  isCooling: (args: Args) => isRefused(args, 'trade-cooling'),
  isWanted: ({ context }: Args) => context.wanted !== '',
  isSearching: ({ context }: Args) => context.order?.status === 'searching',
  isOffered: ({ context }: Args) => context.order?.status === 'offered',
  isUnmatched: ({ context: { order } }: Args) => order?.status === 'cancelled' && order.reason === 'no_match',
  isCancelled: ({ context }: Args) => context.order?.status === 'cancelled',
  mayCancel: ({ context }: Args) => context.order?.allowed.includes('cancel') === true,
}

const recall = <Fact>(facts: (args: Args, fact: Fact) => Partial<Selling>) =>
  assign<Selling, SellingEvent, Fact & ({} | undefined), SellingEvent, never>(facts)

export const sellingActions = {
  see: recall((_, start: SellStart) => ({
    start,
    trouble: undefined,
    ...(start.active_order && { orderNo: start.active_order.order_no }),
  })),
  /** Nobody says how many before the pause is over. */
  unpause: recall(({ context }) => {
    const start = required(context.start)
    const refused = start.refused.filter(({ code }) => code !== 'trade-cooling')
    return { start: { ...start, refused, restart_time: null } }
  }),
  havePin: recall(() => ({ hasPin: true, trouble: undefined })),
  compareSeen: recall(({ context }, quote: Quote) => ({
    quote,
    before: asSeen(quote, context.form, required(context.start).fee),
    trouble: undefined,
  })),
  find: recall((_, { data }: Orders) => ({ orderNo: required(data[0]).order_no })),
  take: recall((_, form: SellForm) => ({ form, problems: {}, trouble: undefined })),
  mark: recall(({ context }, form: SellForm) => ({
    form,
    problems: sellProblems(form, required(context.start)),
    trouble: undefined,
  })),
  portion: recall(({ context: { form, start } }, portion: Portion) => ({
    form: { ...form, quantity: portionOf(portion, required(start)) ?? form.quantity },
    problems: {},
    trouble: undefined,
  })),
  /** What was not done stays said for as long as nothing else has happened. */
  follow: recall(({ context }, order: OrderInfo) => ({
    order,
    orderNo: order.order_no,
    form: { ...context.form, phrase: '' },
    ...(context.order?.version !== order.version && { trouble: undefined }),
  })),
  goOn: recall(({ context: { order } }) => ({
    form: formAgain(required(order)),
    parent: required(order).order_no,
    problems: {},
  })),
  recall: recall((_, order: OrderInfo) => ({ form: formAgain(order), parent: order.order_no, wanted: '' })),
  forgetWanted: recall(() => ({ wanted: '' })),
  begin: recall(() => ({ form: NOTHING, parent: '', problems: {} })),
}
