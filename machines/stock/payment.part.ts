import { assign, type EventObject, type NonReducibleUnknown } from 'xstate'
import type { Quote } from '#contract/quote.ts'
import type { RefusalName } from '#contract/refusals.ts'
import { errorOf, outputOf } from '../lib/heard.ts'
import { required } from '../lib/required.ts'
import { ifRefused, otherwise, refusalGuards, refused } from '../lib/refusal.ts'
import { troubleOf, waysIn, type Trouble } from '../lib/trouble.ts'
import { inPart } from '../lib/part.ts'

export interface PaymentInput {
  hasPin: boolean
  unanswered?: Quote
}

export interface Payment {
  hasPin: boolean
  quote?: Quote
  before?: Quote
  trouble?: Trouble
}

export type PaymentEvent =
  | { type: 'confirm'; pin: string; second?: string }
  | { type: 'back' }
  | { type: 'expire' }
  | { type: 'ask' }
  | { type: 'again' }

export const beginPayment = ({ hasPin, unanswered }: PaymentInput): Payment => ({
  hasPin,
  ...(unanswered && { quote: unanswered }),
})

interface Args {
  readonly context: Payment
}

export const paymentGuards = {
  ...refusalGuards,
  hasPin: ({ context }: Args) => context.hasPin,
  isUnanswered: ({ context }: Args) => context.quote !== undefined,
  isDone: (_: Args, done: boolean) => done,
  isSame: ({ context: { quote } }: Args, { rate, fee, net }: Quote) =>
    rate === quote?.rate && fee === quote.fee && net === quote.net,
}

export const paymentActions = <Context extends Payment, Event extends EventObject>() => {
  const recall = <Fact extends NonReducibleUnknown>(facts: (args: Args, fact: Fact) => Partial<Payment>) =>
    assign<Context, Event, Fact, Event, never>((args, fact) => facts(args, fact) as Partial<Context>)
  return {
    note: recall((_, error: unknown) => ({ trouble: troubleOf(error) })),
    /** By now the day asks for the second factor: the same quote is confirmed with it. */
    askSecond: recall(({ context }, error: unknown) => ({
      trouble: troubleOf(error),
      quote: { ...required(context.quote), second: { ways: waysIn(error) } },
    })),
    clear: recall(() => ({ trouble: undefined })),
    offer: recall((_, quote: Quote) => ({ quote, before: undefined })),
    compare: recall(({ context }, quote: Quote) => ({ quote, before: context.quote, trouble: undefined })),
  }
}

export const offered = { type: 'offer', params: outputOf<Quote> } as const
const paid = { target: 'success', actions: 'clear' } as const

const answers = {
  confirm: { target: 'submitting', actions: 'clear' },
  back: { target: 'idle', actions: 'clear' },
  expire: 'requoting',
} as const

const secondAsked = { type: 'askSecond', params: errorOf } as const

const leading = (refusals: Partial<Record<RefusalName, string>>) =>
  (Object.entries(refusals) as [RefusalName, string][]).map(([refusal, to]) => ({
    ...refused(refusal, to),
    ...(refusal === 'second-needed' && { actions: secondAsked }),
  }))

type ConfirmEvent = Extract<PaymentEvent, { type: 'confirm' }>

const provenBy = ({ pin, second }: ConfirmEvent) => ({ payword: pin, ...(second !== undefined && { second }) })

export const secondMissed = { 'second-wrong': 'confirming', 'second-locked': 'confirming' } as const

/** Of a payment that may ask for the second factor: where its quote did not, and again. */
export const secondAgain = { 'second-needed': 'confirming', ...secondMissed } as const

interface Paying<Context extends Payment, Wish extends object, Done> {
  readonly wish: (context: Context) => Wish
  /** What only the payment itself is told, and no quote. */
  readonly besides?: (context: Context) => object
  readonly refusals: Partial<Record<RefusalName, string>>
  /** Refusals of the call that pays, and of no quote. */
  readonly declined?: Partial<Record<RefusalName, string>>
  readonly done?: Done
}

/**
 * The states of a payment, from its quote to its end. The flow brings the calls `quote`, `pay` and `outcome`, and the
 * states around it: `opening`, `idle` where the wish is said, `needsPin`, `rejected` and `success`.
 */
export function payment<Context extends Payment, Wish extends object, const Done = typeof paid>({
  wish,
  besides = () => ({}),
  refusals,
  declined = {},
  done = paid as Done,
}: Paying<Context, Wish, Done>) {
  const [own, besidesQuote] = [leading(refusals), leading(declined)]
  const quote = {
    id: 'quote',
    src: 'quote',
    input: ({ context }: { context: Context }) => wish(context),
    onError: [...own, otherwise('rejected')],
  } as const

  return inPart('payment', {
    arriving: { always: [{ guard: 'isUnanswered', target: 'asking' }, { target: 'opening' }] },
    asking: {
      tags: 'busy',
      invoke: {
        id: 'outcome',
        src: 'outcome',
        onDone: [
          { guard: { type: 'isDone', params: outputOf<boolean> }, target: 'success', actions: 'clear' },
          { target: 'undone', actions: 'clear' },
        ],
        onError: otherwise('unknown'),
      },
    },
    unknown: { on: { ask: 'asking' } },
    undone: { on: { again: 'opening' } },
    quoting: {
      tags: 'busy',
      invoke: { ...quote, onDone: { target: 'confirming', actions: offered } },
    },
    confirming: { on: answers },
    submitting: {
      tags: ['held', 'busy'],
      invoke: {
        id: 'pay',
        src: 'pay',
        input: ({ context, event }: { context: Context; event: unknown }) => ({
          form: {
            ...wish(context),
            ...besides(context),
            quote_no: required(context.quote).quote_no,
            ...provenBy(event as ConfirmEvent),
          },
          quote: required(context.quote),
        }),
        onDone: done,
        onError: [
          refused('pin-wrong', 'confirming'),
          refused('pin-locked', 'confirming'),
          refused('pin-unset', 'needsPin'),
          refused('quote-stale', 'requoting'),
          ...besidesQuote,
          ...own,
          ifRefused('rejected'),
          otherwise('unknown'),
        ],
      },
    },
    requoting: {
      tags: ['held', 'busy'],
      invoke: {
        ...quote,
        onDone: [
          { guard: { type: 'isSame', params: outputOf<Quote> }, target: 'confirming', actions: offered },
          { target: 'termsChanged', actions: { type: 'compare', params: outputOf<Quote> } },
        ],
      },
    },
    termsChanged: { on: answers },
  } as const)
}
