import { assign, forwardTo, sendTo, setup } from 'xstate'
import type { Given } from '#contract/endpoint.ts'
import { PICTURES_MOST } from '#contract/limits.ts'
import { recharge, type Channel, type Recharge, type RechargeInfo } from '#contract/recharge.ts'
import { collectMachine } from '../attachment/collect.ts'
import { noPictures, type PictureEvent, type PictureProgress } from '../attachment/picture.ts'
import { outputOf } from '../lib/heard.ts'
import { keyed } from '../lib/keyed.ts'
import { listening, listeningTo, type Changed } from '../lib/live.ts'
import { otherwise } from '../lib/refusal.ts'
import { remote } from '../lib/remote.ts'
import type { Problems } from '../lib/problems.ts'
import { followingDelays } from '../stock/following.part.ts'
import { form, formActions, formGuards, type FormEvent } from '../stock/form.part.ts'
import {
  beginProblems,
  amountFor,
  firstWay,
  isElsewhere,
  isOpenWay,
  keptFor,
  NOTHING,
  leadingOf,
  openWayOf,
  wholeNeed,
  type BeginForm,
} from './begin.rules.ts'
import {
  act,
  pictured,
  rechargeActing,
  rechargeActingActions,
  rechargeActingGuards,
  type RechargeActing,
  type RechargeActingEvent,
} from './recharge-acting.part.ts'
import type { WishField } from './show.rules.ts'

export interface RechargeInput {
  orderNo: string
  currency: Channel['currency'] | ''
  /** How much is missing somewhere, before any fee. */
  need: string
  onePage: boolean
  returnTo: string
  draft?: Partial<BeginForm> | undefined
}

interface Context extends Omit<RechargeActing, 'problems'> {
  currency: Channel['currency'] | ''
  need: string
  onePage: boolean
  returnTo: string
  channels: readonly Channel[]
  open: readonly Recharge[]
  form: BeginForm
  problems: Problems<keyof BeginForm | WishField>
  pictures: readonly PictureProgress[]
}

type Event = FormEvent<BeginForm> | RechargeActingEvent | PictureEvent | Changed | { type: 'retry' }

const begun = { type: 'show', params: outputOf<RechargeInfo> } as const
const asking = form({
  check: beginProblems,
  sends: ({ form: { channel, amount, proof, payer } }: Context) => ({
    channel_id: Number(channel),
    amount,
    ...(proof && { proof_image: proof, payer_name: payer.trim() }),
  }),
  also: pictured,
  done: [
    { guard: 'isOnePage', target: 'showing', actions: ['forget', begun, 'finish'] },
    { target: 'done', actions: ['clear', begun] },
  ],
})

export const rechargeFlow = setup({
  types: {
    input: {} as RechargeInput,
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy' | 'held',
  },
  actors: {
    ...remote(recharge, 'channels', 'info'),
    send: keyed(recharge.recharge, 'send'),
    act,
    pictures: collectMachine,
    listening,
  },
  guards: {
    ...formGuards(beginProblems),
    ...rechargeActingGuards,
    isBegun: ({ context }) => context.orderNo !== '',
    hasWay: (_, { list }: Given<typeof recharge.channels>) => list.some((way) => isOpenWay(way) || isElsewhere(way)),
    isOnePage: ({ context }) => context.onePage,
  },
  actions: {
    ...formActions<Context, Event>()(beginProblems),
    ...rechargeActingActions<Context & RechargeActing, Event>(),
    offer: assign(({ context: { form, need } }, { list: channels, open }: Given<typeof recharge.channels>) => {
      const channel = String(leadingOf(form.channel, channels)?.id ?? firstWay(channels))
      const way = openWayOf(channel, channels)
      const amount = form.amount === '' && way ? amountFor(need, way) : form.amount
      return { channels, open, trouble: undefined, form: { ...form, channel, amount } }
    }),
    see: assign((_, pictures: readonly PictureProgress[]) => ({ pictures })),
    handOn: forwardTo('pictures'),
    finish: sendTo('pictures', { type: 'finish' }),
  },
  delays: followingDelays,
}).createMachine({
  id: 'recharge',
  context: ({ input: { orderNo, currency, need, onePage, returnTo, draft } }) => ({
    orderNo,
    currency,
    need: wholeNeed(need) && need,
    onePage,
    returnTo,
    channels: [],
    open: [],
    form: { ...NOTHING, ...draft },
    problems: {},
    pictures: noPictures(PICTURES_MOST),
  }),
  invoke: [
    listeningTo('recharge'),
    {
      id: 'pictures',
      src: 'pictures',
      input: ({ context }) => ({ key: keptFor(context.orderNo), most: PICTURES_MOST }),
      onSnapshot: { actions: { type: 'see', params: ({ event }) => event.snapshot.context.pictures } },
    },
  ],
  initial: 'arriving',
  states: {
    ...asking,
    ...rechargeActing,
    arriving: { always: [{ guard: 'isBegun', target: 'reading' }, { target: 'opening' }] },
    opening: {
      tags: 'busy',
      invoke: {
        id: 'channels',
        src: 'channels',
        input: ({ context: { currency } }) => ({ currency }),
        onDone: [
          {
            guard: { type: 'hasWay', params: ({ event }) => event.output },
            target: 'idle',
            actions: { type: 'offer', params: ({ event }) => event.output },
          },
          { target: 'noChannel', actions: { type: 'offer', params: ({ event }) => event.output } },
        ],
        onError: otherwise('unreachable'),
      },
    },
    unreachable: { on: { retry: { target: 'arriving', actions: 'clear' } } },
    noChannel: {},
  },
})
