import { and, assign, not, setup } from 'xstate'
import type { Asked, Given } from '#contract/endpoint.ts'
import { invest } from '#contract/invest.ts'
import type { Quote } from '#contract/quote.ts'
import type { robot } from '#contract/robot.ts'
import { outputOf } from '../lib/heard.ts'
import { required } from '../lib/required.ts'
import { isClean, type Problems } from '../lib/problems.ts'
import { outcome } from '../lib/money.ts'
import { local, remote } from '../lib/remote.ts'
import { formActions, formGuards, submits } from '../stock/form.part.ts'
import {
  beginPayment,
  payment,
  paymentActions,
  paymentGuards,
  secondAgain,
  type Payment,
  type PaymentEvent,
  type PaymentInput,
} from '../stock/payment.part.ts'
import {
  buyProblems,
  isCovered,
  isSamePurchase,
  NOTHING,
  wishOf,
  type BuyForm,
  type VentureInfo,
  type Which,
} from './buy.rules.ts'
import { venture, ventureActions, ventureGuards, type Seen } from './venture.part.ts'

export interface BuyInput extends PaymentInput, Which {
  isMember: boolean
  /** What was wished for when currency was missing, and the risk text that was agreed to then. */
  kept?: KeptWish | undefined
}

export interface KeptWish {
  readonly form: BuyForm
  readonly agreed: string
}

interface Context extends Payment, Seen {
  isMember: boolean
  form: BuyForm
  problems: Problems<keyof BuyForm>
  /** The risk text that was read and agreed to. */
  agreed: string
  /** Whoever comes back with what was missing is shown a fresh quote of what they wished for. */
  comesBack: boolean
  bought?: Bought
}

const canGoOn = ({ isMember, hasPin, comesBack, form, info }: Context) =>
  isMember && hasPin && comesBack && isCovered(required(info), form)
const hasAgreed = ({ agreed, info }: Context) => agreed !== '' && agreed === info?.risk_text

export type Bought = Given<typeof robot.buy>

export interface Buying {
  readonly form: Omit<Asked<typeof robot.buy>, 'idem' | 'kind' | 'agree_risk'> & Which & { agree_risk?: 1 }
  readonly quote: Quote
}

type Event =
  | PaymentEvent
  | { type: 'submit'; form: BuyForm }
  | { type: 'buy' }
  | { type: 'agree'; agreed: boolean }
  | { type: 'retry' }

const paying = payment({
  wish: ({ kind, id, form }: Context) => wishOf({ kind, id }, form),
  besides: () => ({ agree_risk: 1 }),
  refusals: { 'currency-needed': 'needsCurrency' },
  declined: secondAgain,
  done: { target: 'success', actions: [{ type: 'arrive', params: outputOf<Bought> }, 'drop'] },
})

const [whole, wrong] = submits<BuyForm>('agreeing')
/** Whoever has agreed to this very text is not asked for it again. */
const ready = { ...whole, guard: { ...whole.guard, type: 'isReady' }, target: 'quoting' } as const
const close = { target: 'open', actions: ['clear', 'drop'] } as const
const asks = { submit: [ready, whole, wrong], back: close } as const
const agree = [
  {
    guard: { type: 'isAgreed', params: ({ event }: { event: { agreed: boolean } }) => event.agreed },
    target: 'quoting',
    actions: 'agree',
  },
  { target: 'unagreed' },
] as const
const back = { target: 'idle', actions: 'clear' } as const

/** Where currency is missing nothing is bought: whoever comes back with it is shown a fresh quote. */
export const buyFlow = setup({
  types: {
    input: {} as BuyInput,
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy' | 'held',
  },
  actors: {
    info: local<VentureInfo, Which>('info'),
    ...remote(invest, 'quote'),
    pay: local<Bought, Buying>('pay'),
    outcome,
  },
  guards: {
    ...paymentGuards,
    ...formGuards(buyProblems),
    /** Another rate, estimate or fee is another offer, at whatever price. */
    isSame: ({ context }, next: Quote) =>
      paymentGuards.isSame({ context }, next) && isSamePurchase(context.quote, next),
    ...ventureGuards,
    isMember: ({ context }) => context.isMember,
    isAgreed: (_, agreed: boolean) => agreed,
    isReady: ({ context }, form: BuyForm) => hasAgreed(context) && isClean(buyProblems(form, context)),
    canGoOn: ({ context }) => canGoOn(context),
    canShow: ({ context }) => canGoOn(context) && hasAgreed(context),
  },
  actions: {
    ...formActions<Context, Event>()(buyProblems),
    ...paymentActions<Context, Event>(),
    ...ventureActions<Context, Event>(),
    agree: assign(({ context }) => ({ agreed: required(context.info).risk_text })),
    goOn: assign({ comesBack: false }),
    arrive: assign((_, bought: Bought) => ({ bought, trouble: undefined })),
    keep: (_buying, _wish: KeptWish) => undefined,
    drop: () => undefined,
  },
}).createMachine({
  id: 'buy',
  context: ({ input: { kind, id, isMember, kept, ...paying } }) => ({
    ...beginPayment(paying),
    kind,
    id,
    isMember,
    form: kept?.form ?? NOTHING,
    problems: {},
    agreed: kept?.agreed ?? '',
    comesBack: kept !== undefined,
  }),
  initial: 'arriving',
  states: {
    ...paying,
    ...venture([
      { guard: 'canShow', target: 'quoting', actions: ['goOn', 'drop'] },
      { guard: 'canGoOn', target: 'agreeing', actions: ['goOn', 'drop'] },
    ] as const),
    open: {
      on: {
        retry: { target: 'opening', actions: 'clear' },
        buy: [
          { guard: and(['isMember', not('hasPin')]), target: 'needsPin' },
          { guard: 'isMember', target: 'idle' },
        ],
      },
    },
    needsPin: { on: { back: { target: 'open', actions: 'clear' } } },
    idle: { on: asks },
    invalid: { meta: { asks: buyProblems.schema }, on: asks },
    quoting: { ...paying.quoting, on: { back } },
    agreeing: { on: { agree, back } },
    unagreed: { on: { agree, back } },
    rejected: { on: { submit: [ready, wrong], back: close } },
    needsCurrency: {
      entry: { type: 'keep', params: ({ context: { form, agreed } }) => ({ form, agreed }) },
      on: { submit: ready, back },
    },
    success: { type: 'final' },
  },
})
