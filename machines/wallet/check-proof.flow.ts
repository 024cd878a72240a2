import { assign, setup } from 'xstate'
import { ledger, type OwnProof, type PublishedProof } from '#contract/ledger.ts'
import { errorOf } from '../lib/heard.ts'
import { otherwise } from '../lib/refusal.ts'
import { required } from '../lib/required.ts'
import { local, remote } from '../lib/remote.ts'
import { isMissing, troubleOf, type Trouble } from '../lib/trouble.ts'
import type { Verdict } from './proof.rules.ts'

export interface Reckoning {
  readonly own: OwnProof
  readonly published: PublishedProof
  readonly userNo: string
}

export const checkProofFlow = setup({
  types: {
    input: {} as { currency: OwnProof['currency']; userNo: string },
    context: {} as {
      currency: OwnProof['currency']
      userNo: string
      own?: OwnProof
      published?: PublishedProof
      verdict?: Verdict
      trouble?: Trouble
    },
    events: {} as { type: 'retry' },
    tags: {} as 'busy',
  },
  actors: {
    ...remote(ledger, 'proof'),
    published: local<PublishedProof, { proof: number }>('published'),
    reckon: local<Verdict, Reckoning>('reckon'),
  },
  guards: {
    isMissing: (_, error: unknown) => isMissing(error),
    doesMatch: (_, verdict: Verdict) => verdict === 'matches',
  },
  actions: { note: assign((_, error: unknown) => ({ trouble: troubleOf(error) })) },
}).createMachine({
  id: 'checkProof',
  context: ({ input }) => ({ ...input }),
  initial: 'opening',
  states: {
    opening: {
      tags: 'busy',
      invoke: {
        id: 'proof',
        src: 'proof',
        input: ({ context }) => ({ currency: context.currency }),
        onDone: { target: 'reading', actions: assign({ own: ({ event }) => event.output }) },
        onError: [{ guard: { type: 'isMissing', params: errorOf }, target: 'none' }, otherwise('unreachable')],
      },
    },
    reading: {
      tags: 'busy',
      invoke: {
        id: 'published',
        src: 'published',
        input: ({ context }) => ({ proof: required(context.own).proof }),
        onDone: { target: 'checking', actions: assign({ published: ({ event }) => event.output }) },
        onError: otherwise('unreachable'),
      },
    },
    checking: {
      tags: 'busy',
      invoke: {
        id: 'reckon',
        src: 'reckon',
        input: ({ context }) => ({
          own: required(context.own),
          published: required(context.published),
          userNo: context.userNo,
        }),
        onDone: [
          { guard: { type: 'doesMatch', params: ({ event }) => event.output }, target: 'matches' },
          { target: 'differs', actions: assign({ verdict: ({ event }) => event.output }) },
        ],
        onError: 'unable',
      },
    },
    matches: { on: { retry: 'opening' } },
    differs: { on: { retry: 'opening' } },
    unable: { on: { retry: 'opening' } },
    none: { on: { retry: 'opening' } },
    unreachable: { on: { retry: 'opening' } },
  },
})
