import { setup } from 'xstate'
import { card, type Bank } from '#contract/card.ts'
import { otherwise } from '../lib/refusal.ts'
import { remote } from '../lib/remote.ts'
import {
  belongings,
  belongingsActions,
  belongingsGuards,
  type Belongings,
  type BelongingsEvent,
} from '../stock/belongings.part.ts'

type Event = BelongingsEvent<Bank> | { type: 'prefer'; item: Bank }

const { learn, ...actions } = belongingsActions<Belongings<Bank>, Event, Bank>()

export const cardsFlow = setup({
  types: {
    input: {} as { isChoosing: boolean },
    context: {} as Belongings<Bank>,
    events: {} as Event,
    tags: {} as 'busy' | 'held',
  },
  actors: { list: remote(card, 'index').index, ...remote(card, 'prefer', 'drop') },
  guards: belongingsGuards,
  actions: { learn, ...actions },
}).createMachine({
  id: 'cards',
  context: ({ input }) => ({ ...input, list: [] }),
  initial: 'loading',
  states: {
    ...belongings(['missing', 'moved-on', 'bank-locked', 'pin-unset'], {
      prefer: {
        target: 'preferring',
        actions: { type: 'mean', params: ({ event }: { event: { item: Bank } }) => event.item },
      },
    }),
    preferring: {
      tags: ['held', 'busy'],
      invoke: {
        id: 'prefer',
        src: 'prefer',
        input: ({ context }) => ({ id: context.meant?.id ?? 0 }),
        onDone: { target: 'settling', actions: { type: 'learn', params: ({ event }) => event.output } },
        onError: otherwise('actionFailed'),
      },
    },
  },
})
