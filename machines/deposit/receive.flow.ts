import { assign, setup } from 'xstate'
import { deposit, type DepositAddress } from '#contract/deposit.ts'
import type { Network } from '#contract/payout-address.ts'
import { recharge, type Recharge } from '#contract/recharge.ts'
import { errorOf, noted } from '../lib/heard.ts'
import { listening, listeningTo, type Changed } from '../lib/live.ts'
import { isRefusal, otherwise } from '../lib/refusal.ts'
import { remote } from '../lib/remote.ts'
import { troubleOf, type Trouble } from '../lib/trouble.ts'
import { again, following, followingDelays } from '../stock/following.part.ts'

const LATEST = 5

interface Input {
  network: Network
  /** How much is missing somewhere, and the page that somebody left for this one. */
  need?: string
  returnTo?: string
}

interface Context extends Input {
  address?: DepositAddress | undefined
  latest?: readonly Recharge[] | undefined
  trouble?: Trouble | undefined
}

type Event = { type: 'choose'; network: Network } | { type: 'retry' } | Changed

const choose = {
  choose: {
    target: 'creating',
    reenter: true,
    actions: { type: 'choose', params: ({ event }: { event: { network: Network } }) => event.network },
  },
} as const
const latest = { id: 'list', src: 'list', input: { currency: 'USDT', limit: LATEST } } as const
const taken = {
  target: 'showing',
  actions: {
    type: 'take',
    params: ({ event }: { event: { output: { data: readonly Recharge[] } } }) => event.output.data,
  },
} as const
const followed = following({ question: latest, heard: taken, ways: choose })

/** The address is made when it is first asked for. */
export const receiveFlow = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy',
  },
  actors: { ...remote(deposit, 'address'), ...remote(recharge, 'list'), listening },
  guards: {
    /** Nothing comes in by this network: nobody follows it, or it is closed. */
    isShut: (_, error: unknown) => isRefusal(error, 'channel-closed') || isRefusal(error, 'not-available'),
  },
  actions: {
    choose: assign((_, network: Network) => ({ network, address: undefined, trouble: undefined })),
    keep: assign((_, address: DepositAddress) => ({ address, trouble: undefined })),
    take: assign((_, latest: readonly Recharge[]) => ({ latest, trouble: undefined })),
    note: assign((_, error: unknown) => ({ trouble: troubleOf(error) })),
    sayUnmade: (_here, _error: unknown) => undefined,
  },
  delays: followingDelays,
}).createMachine({
  id: 'receive',
  context: ({ input }) => ({ ...input }),
  invoke: listeningTo('recharge'),
  initial: 'creating',
  states: {
    creating: {
      tags: 'busy',
      on: choose,
      invoke: {
        id: 'address',
        src: 'address',
        input: ({ context: { network } }) => ({ network }),
        onDone: { target: 'reading', actions: { type: 'keep', params: ({ event }) => event.output } },
        onError: [
          { ...otherwise('shut'), guard: { type: 'isShut', params: errorOf } },
          {
            target: 'createFailed',
            actions: [noted, { type: 'sayUnmade', params: errorOf }],
          },
        ],
      },
    },
    createFailed: { on: { ...choose, retry: 'creating' } },
    shut: { on: choose },
    reading: {
      tags: 'busy',
      on: { ...choose, changed: { target: 'reading', reenter: true } },
      invoke: { ...latest, onDone: taken, onError: otherwise('behind') },
    },
    showing: { on: { ...choose, changed: again } },
    following: followed.following,
    behind: { ...followed.behind, on: { ...followed.behind.on, retry: 'following' } },
  },
})
