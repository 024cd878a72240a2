import { setup } from 'xstate'
import { payoutAddress, type PayoutAddress } from '#contract/payout-address.ts'
import { remote } from '../lib/remote.ts'
import {
  belongings,
  belongingsActions,
  belongingsGuards,
  type Belongings,
  type BelongingsEvent,
} from '../stock/belongings.part.ts'

type Event = BelongingsEvent<PayoutAddress>

export const addressesFlow = setup({
  types: {
    input: {} as { isChoosing: boolean },
    context: {} as Belongings<PayoutAddress>,
    events: {} as Event,
    tags: {} as 'busy' | 'held',
  },
  actors: remote(payoutAddress, 'list', 'drop'),
  guards: belongingsGuards,
  actions: belongingsActions<Belongings<PayoutAddress>, Event, PayoutAddress>(),
}).createMachine({
  id: 'addresses',
  context: ({ input }) => ({ ...input, list: [] }),
  initial: 'loading',
  states: belongings(['missing', 'moved-on', 'address-locked', 'pin-unset'], {}),
})
