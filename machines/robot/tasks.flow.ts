import { assign, setup } from 'xstate'
import type { Given } from '#contract/endpoint.ts'
import { invest, type TaskOrder } from '#contract/invest.ts'
import { listening, listeningTo, type Changed } from '../lib/live.ts'
import { remote } from '../lib/remote.ts'
import { again, followingDelays } from '../stock/following.part.ts'
import { listing, listingActions, listingGuards, type Listing, type ListingEvent } from '../stock/listing.part.ts'
import { NOTHING_READ } from '../stock/pages.ts'

export type TaskStatus = TaskOrder['status'] | ''
export type TaskSums = Given<typeof invest.tasks>['summary']

interface Which {
  orderNo: string
  status: TaskStatus
}
type Context = Listing<TaskOrder, { summary: TaskSums }> & Which & { task?: TaskOrder | undefined }
type Event =
  | ListingEvent
  | { type: 'filter'; status: TaskStatus }
  | { type: 'look'; task: TaskOrder }
  | { type: 'back' }
  | Changed

export const tasksFlow = setup({
  types: { input: {} as Which, context: {} as Context, events: {} as Event, tags: {} as 'busy' },
  actors: { list: remote(invest, 'tasks').tasks, listening },
  guards: { ...listingGuards, isNarrowed: ({ context }) => context.status !== '' },
  actions: {
    ...listingActions<Context, Event, TaskOrder, { summary: TaskSums }>(),
    pick: assign((_, task: TaskOrder | undefined) => ({ task })),
  },
  delays: followingDelays,
}).createMachine({
  id: 'robotTasks',
  context: ({ input }) => ({ ...input, ...NOTHING_READ }),
  invoke: listeningTo('invest'),
  initial: 'opening',
  /** Whatever is being asked for the status of before is not heard any more. */
  on: {
    filter: { target: '.opening', actions: { type: 'narrow', params: ({ event: { status } }) => ({ status }) } },
  },
  states: {
    ...listing({
      asks: ({ orderNo, status }: Context) => ({ order_no: orderNo, status }),
      follows: 'top',
      narrows: true,
      ways: {
        look: {
          target: 'looking',
          actions: { type: 'pick', params: ({ event }: { event: { task: TaskOrder } }) => event.task },
        },
      },
    }),
    looking: { on: { back: { ...again, actions: { type: 'pick', params: undefined } }, filter: {} } },
  },
})
