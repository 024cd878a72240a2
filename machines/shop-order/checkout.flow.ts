import { assign, setup } from 'xstate'
import { type OrderConfirm, shopOrder } from '#contract/shop-order.ts'
import { errorOf, outputOf } from '../lib/heard.ts'
import { ifRefused, isRefusal, otherwise, refusalGuards, refused } from '../lib/refusal.ts'
import { local, remote } from '../lib/remote.ts'
import { required } from '../lib/required.ts'
import { freshIn, isMissing, troubleOf, type Trouble } from '../lib/trouble.ts'
import {
  askedOf,
  type Creating,
  fitsIn,
  isPointsShort,
  learned,
  type Made,
  NOTHING_TOLD,
  type Told,
  toldOf,
  type Wanted,
} from './checkout.rules.ts'

interface Input {
  readonly wanted: Wanted
  readonly told?: Told | undefined
  /** An order was sent, and no answer came. */
  readonly isUnanswered: boolean
}

interface Context extends Omit<Input, 'told'> {
  told: Told
  confirm?: OrderConfirm
  /** As it was shown when it was agreed to. */
  before?: OrderConfirm | undefined
  made?: Made
  trouble?: Trouble | undefined
}

type Event =
  | { type: 'retry' | 'ask' | 'again' | 'coupons' | 'back' }
  | { type: 'usePoints'; use_points: 0 | 1 }
  | { type: 'useCoupon'; id: number }
  | { type: 'order'; remark: string }

const freshConfirm = (error: unknown) => freshIn(error) as OrderConfirm | undefined
const say = <One>(told: (event: One) => Partial<Told>) =>
  ({ type: 'say', params: ({ event }: { event: unknown }) => told(event as One) }) as const

const quote = {
  id: 'confirm',
  src: 'confirm',
  input: ({ context }: { context: Context }) => askedOf(context),
  onDone: { target: 'judging', actions: { type: 'learn', params: outputOf<OrderConfirm> } },
} as const

const usePoints = say(({ use_points }: { use_points: 0 | 1 }) => ({ use_points }))
const changes = { usePoints: { target: 'quoting', reenter: true, actions: usePoints } } as const
const coupons = { guard: 'hasCoupons', target: 'couponSheet' } as const
const retry = { target: 'quoting', actions: 'clear' } as const
const order = { target: 'submitting', actions: say(({ remark }: { remark: string }) => ({ remark })) } as const
const created = { target: 'created', actions: { type: 'arrive', params: outputOf<Made | null> } } as const
const gone = refused('missing', 'missing')

/** What is wanted is quoted anew with every change; an order is of what was shown, once. */
export const checkoutFlow = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event, tags: {} as 'busy' | 'held' },
  actors: {
    confirm: remote(shopOrder, 'confirm').confirm,
    create: local<Made, Creating>('create'),
    /** What became of an order that got no answer: nothing, if it was not made; then it never will be. */
    outcome: local<Made | null>('outcome'),
  },
  guards: {
    ...refusalGuards,
    isUnanswered: ({ context }) => context.isUnanswered,
    isAddressGone: ({ context }, error: unknown) => context.wanted.address_id !== undefined && isMissing(error),
    isStale: (_, error: unknown) => isRefusal(error, 'quote-stale') && freshConfirm(error) !== undefined,
    isMade: (_, made: Made | null) => made !== null,
    hasProblems: ({ context }) => required(context.confirm).problems.length > 0,
    isPickedUp: ({ context }) => required(context.confirm).delivery_type === 'pick_up',
    hasNoAddress: ({ context }) => required(context.confirm).address === null,
    isShort: ({ context }) => isPointsShort(required(context.confirm)),
    hasMoved: ({ context }) => context.before !== undefined,
    hasCoupons: ({ context }) => required(context.confirm).coupons.length > 0,
    fits: ({ context }, wanted: number) => fitsIn(required(context.confirm), wanted),
  },
  actions: {
    learn: assign(({ context: { told } }, confirm: OrderConfirm) => learned(told, confirm)),
    compare: assign(({ context }, error: unknown) => {
      const now = required(freshConfirm(error))
      return { confirm: now, before: context.confirm, told: toldOf(context.told, now) }
    }),
    say: assign(({ context }, told: Partial<Told>) => ({ told: { ...context.told, ...told }, trouble: undefined })),
    /** What is shown is what was quoted last. */
    revert: assign(({ context }, error: unknown) => ({
      told: toldOf(context.told, required(context.confirm)),
      trouble: troubleOf(error),
    })),
    goElsewhere: assign(({ context: { wanted } }) => ({ wanted: { ...wanted, address_id: undefined } })),
    arrive: assign((_, made: Made | null) => ({ made: required(made), trouble: undefined })),
    note: assign((_, error: unknown) => ({ trouble: troubleOf(error) })),
    clear: assign({ trouble: undefined }),
  },
}).createMachine({
  id: 'checkout',
  context: ({ input: { told = NOTHING_TOLD, ...input } }) => ({ ...input, told }),
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'isUnanswered', target: 'asking' }, { target: 'loading' }] },
    loading: {
      tags: 'busy',
      invoke: {
        ...quote,
        onError: [
          {
            guard: { type: 'isAddressGone', params: errorOf },
            target: 'loading',
            reenter: true,
            actions: 'goElsewhere',
          },
          gone,
          otherwise('unreachable'),
        ],
      },
    },
    unreachable: { on: { retry: { target: 'loading', actions: 'clear' } } },
    missing: {},
    quoting: {
      tags: 'busy',
      on: changes,
      invoke: { ...quote, onError: [gone, { target: 'judging', actions: { type: 'revert', params: errorOf } }] },
    },
    judging: {
      always: [
        { guard: 'hasProblems', target: 'problems' },
        { guard: 'isPickedUp', target: 'noPickupStore' },
        { guard: 'hasNoAddress', target: 'noAddress' },
        { guard: 'isShort', target: 'pointsShort' },
        { guard: 'hasMoved', target: 'requoted' },
        { target: 'ready' },
      ],
    },
    ready: { on: { ...changes, coupons, order } },
    noAddress: {},
    /** A store is chosen once stores can be. */
    noPickupStore: {},
    problems: { on: { retry } },
    pointsShort: { on: { retry } },
    couponSheet: {
      on: {
        useCoupon: {
          guard: { type: 'fits', params: ({ event }) => event.id },
          target: 'quoting',
          actions: say(({ id }: { id: number }) => ({ member_coupon_id: id })),
        },
        back: 'judging',
      },
    },
    requoted: { on: { ...changes, coupons, order } },
    rejected: { on: { ...changes, coupons, order, retry } },
    submitting: {
      tags: ['held', 'busy'],
      invoke: {
        id: 'create',
        src: 'create',
        input: ({ context }) => ({
          ...askedOf(context),
          remark: context.told.remark,
          quote_hash: required(context.confirm).quote_hash,
        }),
        onDone: created,
        onError: [
          {
            guard: { type: 'isStale', params: errorOf },
            target: 'judging',
            actions: { type: 'compare', params: errorOf },
          },
          gone,
          ifRefused('rejected'),
          otherwise('unknown'),
        ],
      },
    },
    unknown: { on: { ask: 'asking' } },
    asking: {
      tags: 'busy',
      invoke: {
        id: 'outcome',
        src: 'outcome',
        onDone: [
          { ...created, guard: { type: 'isMade', params: outputOf<Made | null> } },
          { target: 'undone', actions: 'clear' },
        ],
        onError: otherwise('unknown'),
      },
    },
    undone: { on: { again: 'loading' } },
    created: { type: 'final' },
  },
})
