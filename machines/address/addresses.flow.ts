import { setup } from 'xstate'
import { address, type PostalAddress } from '#contract/address.ts'
import { required } from '../lib/required.ts'
import { otherwise } from '../lib/refusal.ts'
import { remote } from '../lib/remote.ts'
import {
  belongings,
  belongingsActions,
  belongingsGuards,
  type Belongings,
  type BelongingsEvent,
} from '../stock/belongings.part.ts'
import { unproven } from '../stock/dropping.part.ts'

type Event =
  | Exclude<BelongingsEvent<PostalAddress>, { type: 'confirm' }>
  | { type: 'confirm' }
  | { type: 'prefer'; item: PostalAddress }

const { learn, ...actions } = belongingsActions<Belongings<PostalAddress>, Event, PostalAddress>()

export const addressesFlow = setup({
  types: {
    input: {} as { isChoosing: boolean },
    context: {} as Belongings<PostalAddress>,
    events: {} as Event,
    tags: {} as 'busy' | 'held',
  },
  actors: { list: remote(address, 'index').index, ...remote(address, 'prefer', 'drop') },
  guards: belongingsGuards,
  actions: { learn, ...actions },
}).createMachine({
  id: 'postalAddresses',
  context: ({ input }) => ({ ...input, list: [] }),
  initial: 'loading',
  states: {
    ...belongings(
      ['missing', 'moved-on'],
      {
        prefer: {
          target: 'settingDefault',
          actions: { type: 'mean', params: ({ event }: { event: { item: PostalAddress } }) => event.item },
        },
      },
      unproven,
    ),
    settingDefault: {
      tags: ['held', 'busy'],
      invoke: {
        id: 'prefer',
        src: 'prefer',
        input: ({ context }) => ({ id: required(context.meant).id }),
        onDone: { target: 'settling', actions: { type: 'learn', params: ({ event }) => event.output } },
        onError: otherwise('actionFailed'),
      },
    },
  },
})
