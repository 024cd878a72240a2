import {
  approveCentre,
  centrePreview,
  grantCredit,
  listCentres,
  openCentre,
  reopenCentre,
  sellCredit,
  stopCentre,
} from './centres.ts'
import { decisions } from './approval-verbs.ts'
import type { Verb } from './desk.ts'

const CREDIT = { usage: '<centre no> --amount <100.00> --reason "..."', takes: 1, flags: ['amount', 'reason'] } as const

export const CENTRE_VERBS: readonly [string, Verb][] = [
  ['centres', { usage: '', summary: 'who opens accounts for others, with what credit', act: listCentres }],
  [
    'centre open',
    {
      usage: '<member no> --region "..." --price <50.00> --reason "..."',
      summary: 'asks that a member becomes a service centre, which pays so much for an account',
      takes: 1,
      flags: ['region', 'price', 'reason'],
      act: openCentre,
    },
  ],
  [
    'centre stop',
    {
      usage: '<centre no> --reason "..."',
      summary: 'asks that a centre opens no more accounts; its credit and earnings stay',
      takes: 1,
      flags: ['reason'],
      act: stopCentre,
    },
  ],
  [
    'centre reopen',
    {
      usage: '<centre no> --reason "..."',
      summary: 'asks that a stopped centre may act again',
      takes: 1,
      flags: ['reason'],
      act: reopenCentre,
    },
  ],
  [
    'centre sell',
    { ...CREDIT, summary: 'asks to turn balance of a centre into its credit, as it wished', act: sellCredit },
  ],
  [
    'centre grant',
    {
      ...CREDIT,
      summary: 'asks to post credit that a centre paid for on a way that the house does not see: manual approve',
      act: grantCredit,
    },
  ],
  ...decisions('centre', 'a service centre, or credit for one', { preview: centrePreview, carryOut: approveCentre }),
]
