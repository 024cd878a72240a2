import { assign, setup } from 'xstate'
import { parcel, type Logistics } from '#contract/parcel.ts'
import { answered, errorOf } from '../lib/heard.ts'
import { listening, listeningTo, type Changed } from '../lib/live.ts'
import { otherwise } from '../lib/refusal.ts'
import { local, remote } from '../lib/remote.ts'
import { required } from '../lib/required.ts'
import { isMissing, troubleOf, type Trouble } from '../lib/trouble.ts'
import { again, following, followingDelays } from '../stock/following.part.ts'

interface Input {
  readonly orderNo: string
  /** The first of the order, where none is named. */
  readonly packageId?: number | undefined
}
interface Context extends Input {
  readonly item?: Logistics
  readonly trouble?: Trouble | undefined
}
type Event = { type: 'retry' | 'refresh' | 'copy' } | { type: 'choose'; packageId: number } | Changed

const express = {
  id: 'express',
  src: 'express',
  input: ({ context: { orderNo, packageId } }: { readonly context: Context }) => ({
    order_no: orderNo,
    ...(packageId !== undefined && { package_id: packageId }),
  }),
} as const
const taken = { type: 'take', params: answered } as const
const lost = { guard: { type: 'isMissing', params: errorOf }, target: 'missing' } as const
const settles = [
  { guard: { type: 'isSigned', params: answered }, target: 'signed', actions: taken },
  { guard: { type: 'isHeldUp', params: answered }, target: 'problem', actions: taken },
  { guard: { type: 'isUntold', params: answered }, target: 'noTrace', actions: taken },
  { target: 'ready', actions: taken },
] as const
const ways = {
  changed: again,
  refresh: again,
  copy: 'copying',
  choose: {
    ...again,
    actions: { type: 'pick', params: ({ event }: { event: { packageId: number } }) => event.packageId },
  },
} as const
const on = { on: ways } as const

/** Where a parcel is and was, one of an order at a time; its carrier is asked by the server. */
export const parcelFlow = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event, tags: {} as 'busy' },
  actors: { ...remote(parcel, 'express'), copy: local<void, { text: string }>('copy'), listening },
  guards: {
    isMissing: (_, error: unknown) => isMissing(error),
    isSigned: (_, { state }: Logistics) => state === 'signed',
    isHeldUp: (_, { state }: Logistics) => state === 'problem',
    isUntold: (_, { traces }: Logistics) => traces.length === 0,
  },
  actions: {
    take: assign((_, item: Logistics) => ({ item, trouble: undefined })),
    pick: assign((_, packageId: number) => ({ packageId })),
    note: assign((_, error: unknown) => ({ trouble: troubleOf(error) })),
  },
  delays: followingDelays,
}).createMachine({
  id: 'parcelPage',
  context: ({ input }) => input,
  invoke: listeningTo('shop-order'),
  initial: 'opening',
  states: {
    opening: {
      tags: 'busy',
      on: { changed: { target: 'opening', reenter: true } },
      invoke: { ...express, onDone: settles, onError: [lost, otherwise('unreachable')] },
    },
    missing: {},
    unreachable: { on: { retry: 'opening' } },
    noTrace: on,
    ready: on,
    signed: on,
    problem: on,
    ...following({ question: express, heard: settles, ways, lost: [lost] }),
    copying: {
      invoke: {
        id: 'copy',
        src: 'copy',
        input: ({ context: { item } }) => ({ text: required(item).express_no }),
        onDone: 'copied',
        onError: 'copyFailed',
      },
    },
    copied: on,
    copyFailed: on,
  },
})
