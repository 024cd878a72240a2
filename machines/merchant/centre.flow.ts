import { assign, setup } from 'xstate'
import type { Asked } from '#contract/endpoint.ts'
import { merchant, type MerchantState } from '#contract/merchant.ts'
import { required } from '../lib/required.ts'
import { listening, listeningTo, type Changed } from '../lib/live.ts'
import { isClean, type Problems } from '../lib/problems.ts'
import { otherwise } from '../lib/refusal.ts'
import { remote } from '../lib/remote.ts'
import { troubleOf, type Trouble } from '../lib/trouble.ts'
import { again, following, followingDelays } from '../stock/following.part.ts'
import { submits } from '../stock/form.part.ts'
import { mayOffer } from './merchant.rules.ts'
import { offerForm, offerProblems, type OfferForm } from './offer.rules.ts'
import { read, stand, type Standing } from './standing.part.ts'

export type Course = Asked<typeof merchant.setState>['to']

interface Context {
  standing?: Standing
  form: OfferForm
  problems: Problems<keyof OfferForm>
  trouble?: Trouble
}

type Event =
  | { type: 'retry' }
  | { type: 'refresh' }
  | { type: 'expire' }
  | { type: 'switch'; to: Course }
  | { type: 'leave' }
  | { type: 'offer' }
  | { type: 'submit'; form: OfferForm }
  | { type: 'back' }
  | Changed

/** Whoever is stopped still has orders to finish. */
const TRADING: ReadonlySet<MerchantState> = new Set(['active', 'break', 'margin_low', 'leaving', 'suspended'])

const submit = submits<OfferForm>('submitting')
const question = { id: 'index', src: 'index', input: {} } as const
const ways = {
  changed: again,
  expire: again,
  refresh: 'refreshing',
  switch: { target: 'switching', actions: 'clear' },
  leave: { target: 'asking', actions: 'clear' },
  offer: { guard: 'mayOffer', target: 'offerSheet', actions: ['clear', 'begin'] },
} as const

export const centreFlow = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy' | 'held',
  },
  actors: { ...remote(merchant, 'index', 'setState', 'setOffer'), listening },
  guards: {
    isTrading: ({ context }) => TRADING.has(required(context.standing).merchant.state),
    mayOffer: ({ context }) => mayOffer(required(context.standing).merchant.state),
    isComplete: (_, form: OfferForm) => isClean(offerProblems(form)),
  },
  actions: {
    read: assign((_, standing: Standing) => ({ standing })),
    stand: assign(({ context }, { merchant }: Pick<Standing, 'merchant'>) => ({
      standing: { ...required(context.standing), merchant },
    })),
    begin: assign(({ context }) => ({ form: offerForm(required(context.standing).merchant.offer) })),
    take: assign((_, form: OfferForm) => ({ form, problems: {}, trouble: undefined })),
    mark: assign((_, form: OfferForm) => ({ form, problems: offerProblems(form), trouble: undefined })),
    note: assign((_, error: unknown) => ({ trouble: troubleOf(error) })),
    clear: assign({ problems: {}, trouble: undefined }),
  },
  delays: followingDelays,
}).createMachine({
  id: 'merchant-centre',
  context: { form: offerForm(null), problems: {} },
  invoke: listeningTo('merchant', 'order'),
  initial: 'opening',
  states: {
    opening: {
      tags: 'busy',
      on: { changed: { target: 'opening', reenter: true } },
      invoke: {
        ...question,
        onDone: { target: 'sorting', actions: ['clear', read] },
        onError: otherwise('unreachable'),
      },
    },
    unreachable: { on: { retry: { target: 'opening', actions: 'clear' } } },
    sorting: { always: [{ guard: 'isTrading', target: 'ready' }, { target: 'noRole' }] },
    noRole: { on: { changed: 'opening' } },
    ready: { on: ways },
    ...following({ question, heard: { target: 'sorting', actions: read }, ways }),
    refreshing: {
      tags: 'busy',
      on: { changed: { target: 'refreshing', reenter: true } },
      invoke: {
        ...question,
        onDone: { target: 'sorting', actions: ['clear', read] },
        onError: otherwise('ready'),
      },
    },
    asking: { on: { switch: { target: 'switching', actions: 'clear' }, back: 'following' } },
    switching: {
      tags: ['held', 'busy'],
      invoke: {
        id: 'setState',
        src: 'setState',
        input: ({ event }) => ({ to: (event as { to: Course }).to }),
        onDone: { target: 'ready', actions: stand },
        onError: otherwise('following'),
      },
    },
    offerSheet: {
      initial: 'idle',
      on: { back: { target: 'following', actions: 'clear' } },
      states: {
        idle: { on: { submit } },
        invalid: { on: { submit } },
        submitting: {
          tags: ['held', 'busy'],
          on: { back: {} },
          invoke: {
            id: 'setOffer',
            src: 'setOffer',
            input: ({ context }) => context.form,
            onDone: { target: '#merchant-centre.ready', actions: stand },
            onError: otherwise('rejected'),
          },
        },
        rejected: { on: { submit } },
      },
    },
  },
})
