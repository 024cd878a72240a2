import { decisions } from './approval-verbs.ts'
import type { Verb } from './desk.ts'
import { fundPool, listPools, poolPreview } from './pools.ts'

export const POOL_VERBS: readonly [string, Verb][] = [
  [
    'pools',
    {
      usage: '',
      summary: 'the pools of the house: what each pays for, what it holds, what of it orders of the shop reserve',
      act: listPools,
    },
  ],
  [
    'pool fund',
    {
      usage: '<pool> --from fees|capital --amount <100.00> --reason "..."',
      summary: 'asks to fill a pool of the house from fees or capital, as the journal shows',
      takes: 1,
      flags: ['from', 'amount', 'reason'],
      act: fundPool,
    },
  ],
  ...decisions('pool', 'filling a pool of the house', { preview: poolPreview }),
]
