import { assign, forwardTo, sendTo, setup } from 'xstate'
import { PICTURES_MOST } from '#contract/limits.ts'
import { merchant, type MerchantState } from '#contract/merchant.ts'
import { news, type Help } from '#contract/news.ts'
import { wallet } from '#contract/wallet.ts'
import { collectMachine } from '../attachment/collect.ts'
import { noPictures, type PictureProgress } from '../attachment/picture.ts'
import { keyed } from '../lib/keyed.ts'
import { required } from '../lib/required.ts'
import { listening, listeningTo, type Changed } from '../lib/live.ts'
import { isClean } from '../lib/problems.ts'
import { otherwise, refusalGuards } from '../lib/refusal.ts'
import { remote } from '../lib/remote.ts'
import { troubleOf, type Trouble } from '../lib/trouble.ts'
import { again, following, followingDelays } from '../stock/following.part.ts'
import { applyProblems, NO_APPLICATION, type ApplyForm } from './apply.rules.ts'
import { applying, type Applying, type ApplyingEvent } from './applying.part.ts'
import { isLacking } from './margin.rules.ts'
import { paying, pays, type PayingEvent } from './paying.part.ts'
import { read, type Standing } from './standing.part.ts'

interface Context extends Applying {
  signedIn: boolean
  hasPin: boolean
  standing?: Standing
  balance?: string
  help?: Help
  trouble?: Trouble
}

const question = { id: 'index', src: 'index', input: {} } as const
const reads = { changed: again } as const
const applies = { guard: 'mayApply', target: 'applySheet', actions: 'clear' } as const
const stands = <State extends MerchantState>(params: State) =>
  ({ guard: { type: 'stands', params }, target: params }) as const

const followed = following({
  question,
  heard: { target: 'sorting', actions: read },
  ways: { apply: applies, pay: pays },
})

export const entryFlow = setup({
  types: {
    input: {} as { signedIn: boolean; hasPin: boolean },
    context: {} as Context,
    events: {} as { type: 'retry' } | { type: 'apply' } | ApplyingEvent | PayingEvent | Changed,
    tags: {} as 'busy' | 'held',
  },
  actors: {
    ...remote(merchant, 'index'),
    ...remote(wallet, 'balances'),
    ...remote(news, 'help'),
    apply: keyed(merchant.apply, 'apply'),
    margin: keyed(merchant.margin, 'margin'),
    pictures: collectMachine,
    listening,
  },
  guards: {
    isSignedIn: ({ context }) => context.signedIn,
    stands: ({ context }, state: MerchantState) => context.standing?.merchant.state === state,
    owes: ({ context }) => ['verified', 'margin_low'].includes(required(context.standing).merchant.state),
    mayApply: ({ context }) => required(context.standing).merchant.allowed.includes('apply'),
    mayPay: ({ context: { standing, balance, hasPin } }, proven: boolean) => {
      const { merchant } = required(standing)
      const isWeighed = balance !== undefined && !isLacking(balance, merchant)
      return isWeighed && merchant.allowed.includes('payMargin') && hasPin === proven
    },
    isShort: ({ context }, balance: string) => isLacking(balance, required(context.standing).merchant),
    isWeighed: ({ context }) => context.balance !== undefined,
    isComplete: (_, form: ApplyForm) => isClean(applyProblems(form)),
    ...refusalGuards,
  },
  actions: {
    read: assign((_, standing: Standing) => ({ standing })),
    stand: assign(({ context }, { merchant }: Pick<Standing, 'merchant'>) => ({
      standing: { ...required(context.standing), merchant },
    })),
    weigh: assign((_, balance: string) => ({ balance })),
    see: assign((_, pictures: readonly PictureProgress[]) => ({ pictures })),
    handOn: forwardTo('pictures'),
    finish: sendTo('pictures', { type: 'finish' }),
    take: assign((_, form: ApplyForm) => ({ form, problems: {}, trouble: undefined })),
    mark: assign((_, form: ApplyForm) => ({ form, problems: applyProblems(form), trouble: undefined })),
    note: assign((_, error: unknown) => ({ trouble: troubleOf(error) })),
    clear: assign({ problems: {}, trouble: undefined }),
  },
  delays: followingDelays,
}).createMachine({
  id: 'merchant-entry',
  context: ({ input }) => ({ ...input, form: NO_APPLICATION, pictures: noPictures(PICTURES_MOST), problems: {} }),
  invoke: listeningTo('merchant', 'money'),
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'isSignedIn', target: 'opening' }, { target: 'anonymous' }] },
    anonymous: {},
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
    sorting: {
      always: [
        { guard: 'owes', target: 'weighing' },
        stands('none'),
        stands('applied'),
        stands('refused'),
        stands('left'),
        stands('suspended'),
        { target: 'active' },
      ],
    },
    weighing: {
      on: reads,
      invoke: {
        id: 'balances',
        src: 'balances',
        input: {},
        onDone: [
          {
            guard: { type: 'isShort', params: ({ event }) => event.output.balance },
            target: 'marginShort',
            actions: { type: 'weigh', params: ({ event }) => event.output.balance },
          },
          { target: 'verified', actions: { type: 'weigh', params: ({ event }) => event.output.balance } },
        ],
        onError: [{ guard: 'isWeighed', target: 'behind' }, otherwise('unreachable')],
      },
    },
    none: { on: { ...reads, apply: applies } },
    applied: { on: reads },
    refused: { on: { ...reads, apply: applies } },
    left: { on: { ...reads, apply: applies } },
    verified: { on: { ...reads, pay: pays } },
    marginShort: { on: reads },
    active: { on: reads },
    suspended: {
      on: reads,
      invoke: {
        id: 'help',
        src: 'help',
        input: {},
        onDone: { actions: assign({ help: ({ event }) => event.output }) },
        onError: {},
      },
    },
    ...followed,
    behind: { ...followed.behind, on: { ...followed.behind.on, retry: again } },
    applySheet: applying,
    ...paying,
  },
})
