import { assign, setup } from 'xstate'
import { type ChartRange, equity, type FundInfo } from '#contract/equity.ts'
import { errorOf, outputOf } from '../lib/heard.ts'
import { otherwise } from '../lib/refusal.ts'
import { remote } from '../lib/remote.ts'
import { isMissing, troubleOf, type Trouble } from '../lib/trouble.ts'

interface Context {
  which: number
  signedIn: boolean
  range: ChartRange
  fund?: FundInfo
  trouble?: Trouble | undefined
}

const asks = ({ context: { which, range } }: { context: Context }) => ({ id: which, range })
const ranging = {
  target: 'ranging',
  actions: { type: 'turn', params: ({ event }: { event: { range: ChartRange } }) => event.range },
} as const
const lost = { guard: { type: 'isMissing', params: errorOf }, target: 'missing' } as const
const taken = { target: 'showing', actions: { type: 'take', params: outputOf<FundInfo> } } as const

export const fundFlow = setup({
  types: {
    input: {} as { which: number; signedIn: boolean },
    context: {} as Context,
    events: {} as { type: 'retry' } | { type: 'range'; range: ChartRange },
    tags: {} as 'busy',
  },
  actors: { ...remote(equity, 'fund') },
  guards: { isMissing: (_, error: unknown) => isMissing(error) },
  actions: {
    take: assign((_, fund: FundInfo) => ({ fund, trouble: undefined })),
    turn: assign((_, range: ChartRange) => ({ range, trouble: undefined })),
    note: assign((_, error: unknown) => ({ trouble: troubleOf(error) })),
  },
}).createMachine({
  id: 'fund',
  context: ({ input }) => ({ ...input, range: '1y' }),
  initial: 'opening',
  states: {
    opening: {
      tags: 'busy',
      invoke: {
        id: 'fund',
        src: 'fund',
        input: asks,
        onDone: taken,
        onError: [lost, otherwise('unreachable')],
      },
    },
    unreachable: { on: { retry: 'opening' } },
    missing: {},
    showing: { on: { range: ranging } },
    ranging: {
      tags: 'busy',
      on: { range: { ...ranging, reenter: true } },
      invoke: {
        id: 'fund',
        src: 'fund',
        input: asks,
        onDone: taken,
        onError: [lost, otherwise('chartError')],
      },
    },
    chartError: { on: { range: ranging, retry: 'ranging' } },
  },
})
