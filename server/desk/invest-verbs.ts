import { decisions } from './approval-verbs.ts'
import type { Verb } from './desk.ts'
import { listPrices } from './prices.ts'
import { changeVenture } from './venture-change.ts'
import {
  addVenture,
  approveVenture,
  cancelVenture,
  fundVenture,
  listVentures,
  quotaVenture,
  rateVenture,
  resumeVenture,
  showVenture,
  suspendVenture,
  venturePreview,
} from './ventures.ts'

export const INVEST_VERBS: readonly [string, Verb][] = [
  [
    'ventures',
    {
      usage: '',
      summary: 'what members put money in: what is taken, what its pool holds, who waits',
      act: listVentures,
    },
  ],
  [
    'prices',
    {
      usage: '',
      summary: 'what coins are worth by what was recorded last, who said it, and whether robots go by it',
      act: listPrices,
    },
  ],
  [
    'venture show',
    { usage: '<venture>', summary: 'one of them with every rate it had, and its orders', takes: 1, act: showVenture },
  ],
  [
    'venture add',
    {
      usage: '<file.json> --reason "..."',
      summary: 'asks for a new robot, plan, project or subscription, as a file says it',
      takes: 1,
      flags: ['reason'],
      act: addVenture,
    },
  ],
  [
    'venture change',
    {
      usage: '<venture> <file.json> --reason "..."',
      summary:
        'asks for other texts, papers, steps or another risk, as a file says them; terms that were agreed on stay',
      takes: 2,
      flags: ['reason'],
      act: changeVenture,
    },
  ],
  [
    'venture rate',
    {
      usage: '<venture> --rate <0.0012> --reason "..."',
      summary: 'asks for another rate from a moment later on, for everybody; a date keeps the rate that held on it',
      takes: 1,
      flags: ['rate', 'reason'],
      act: rateVenture,
    },
  ],
  [
    'venture quota',
    {
      usage: '<venture> --total <100000.00> --reason "..."',
      summary: 'asks that so much of it is for sale altogether',
      takes: 1,
      flags: ['total', 'reason'],
      act: quotaVenture,
    },
  ],
  [
    'venture fund',
    {
      usage: '<venture> --from fees|capital --amount <100.00> --reason "..."',
      summary: 'asks to fill its pool from fees or capital, as the journal shows; whoever waits for it is paid at once',
      takes: 1,
      flags: ['from', 'amount', 'reason'],
      act: fundVenture,
    },
  ],
  [
    'venture suspend',
    {
      usage: '<venture> --text "what members read" --reason "..."',
      summary: 'stops it at once: nothing of it is bought or paid; members may end what they have without a fee',
      takes: 1,
      flags: ['text', 'reason'],
      act: suspendVenture,
    },
  ],
  [
    'venture resume',
    {
      usage: '<venture> --reason "..."',
      summary: 'asks that it goes on',
      takes: 1,
      flags: ['reason'],
      act: resumeVenture,
    },
  ],
  [
    'venture cancel',
    {
      usage: '<venture> --text "what members read" --reason "..."',
      summary:
        'asks to cancel its open orders: what was put in returns whole, as the journal shows, and it is sold no more',
      takes: 1,
      flags: ['text', 'reason'],
      act: cancelVenture,
    },
  ],
  ...decisions('venture', 'a venture, its rate, its quota, its pool or its orders', {
    preview: venturePreview,
    carryOut: approveVenture,
  }),
]
