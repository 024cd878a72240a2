import { BANK_VERBS } from './bank.ts'
import { auditNow, halt, proposeResume, resumePreview, showBooks, verifyNow } from './books.ts'
import { CANCELLATION_VERBS } from './cancellation-verbs.ts'
import { CASH_VERBS } from './cash-verbs.ts'
import { CENTRE_VERBS } from './centre-verbs.ts'
import { decisions } from './approval-verbs.ts'
import { COUPON_VERBS } from './coupon-verbs.ts'
import { showDemoCodes } from './demo-code.ts'
import type { Verb } from './desk.ts'
import { EQUITY_VERBS } from './equity-verbs.ts'
import { listFormer } from './former.ts'
import { GOODS_VERBS } from './goods-verbs.ts'
import { HELD_VERBS } from './held-verbs.ts'
import { INVEST_VERBS } from './invest-verbs.ts'
import { showLog } from './log.ts'
import { manualPreview, proposeManual } from './manual.ts'
import { approveThaw, confirmFreeze, freeze, listFreezes, proposeThaw, thawPreview } from './members.ts'
import { addOperator } from './operators.ts'
import { liftPreview, proposeLift } from './pauses.ts'
import { look } from './pictures.ts'
import { PARCEL_VERBS } from './parcel-verbs.ts'
import { POOL_VERBS } from './pool-verbs.ts'
import { proveNow } from './prove.ts'
import { proposeReset } from './resets.ts'
import { REFUND_VERBS } from './refund-verbs.ts'
import { TRADE_VERBS } from './trade-verbs.ts'

const MANUAL = ['member', 'account', 'amount', 'direction', 'reason']

export const VERBS = new Map<string, Verb>([
  [
    'operator add',
    { usage: '', summary: 'adds an operator; from the third on, a second operator has to approve', act: addOperator },
  ],
  ...decisions('operator', 'a new operator', {
    preview: async (_, { subject, body, maker }) => `${maker} wants ${body['name']} <${subject}> as an operator.`,
  }),
  [
    'factor reset',
    {
      usage: '<e-mail> --reason "..."',
      summary: 'asks to forget the second factor of an operator who lost it; the next sign-in sets up another one',
      takes: 1,
      flags: ['reason'],
      act: proposeReset,
    },
  ],
  ...decisions('factor', 'forgetting a second factor', {
    preview: async (_, { subject, reason, maker }) =>
      `${maker} wants the second factor of ${subject} forgotten: ${reason}`,
  }),
  [
    'demo code',
    { usage: '', summary: 'outside production: what the apps of the demo operators show now', act: showDemoCodes },
  ],
  [
    'manual propose',
    {
      usage: '--member <no> --account <name> --amount <12.00> --direction in|out --reason "..."',
      summary: 'asks to post money that came in or went out by hand',
      flags: MANUAL,
      act: proposeManual,
    },
  ],
  ...decisions('manual', 'a manual posting', { preview: manualPreview }),
  [
    'former',
    {
      usage: '',
      summary: 'what came for members who are gone, and waits until two operators send it back',
      act: listFormer,
    },
  ],
  [
    'freeze',
    {
      usage: '<member no> --reason "..."',
      summary:
        'no call of this member moves money for three days, and longer when a second operator confirms it; the member reads the reason, the end and who decides',
      takes: 1,
      flags: ['reason'],
      act: freeze,
    },
  ],
  [
    'freeze confirm',
    {
      usage: '<member no>',
      summary: 'a second operator agrees: a frozen member stays so until two operators thaw',
      takes: 1,
      act: confirmFreeze,
    },
  ],
  ['freezes', { usage: '', summary: 'who is frozen, why and until when', act: listFreezes }],
  [
    'thaw',
    {
      usage: '<member no> --reason "..."',
      summary: 'asks to thaw a frozen member, who is told once a second operator agrees',
      takes: 1,
      flags: ['reason'],
      act: proposeThaw,
    },
  ],
  ...decisions('thaw', 'thawing a member', { preview: thawPreview, carryOut: approveThaw }),
  [
    'lift',
    {
      usage: '<member no> --reason "..."',
      summary: 'asks to lift the pause of a member who cannot lift it; they are told once a second operator agrees',
      takes: 1,
      flags: ['reason'],
      act: proposeLift,
    },
  ],
  ...decisions('lift', 'lifting a pause', { preview: liftPreview, carryOut: approveThaw }),
  ['halt', { usage: '--reason "..."', summary: 'closes the books: no money moves', flags: ['reason'], act: halt }],
  [
    'resume',
    { usage: '--reason "..."', summary: 'asks to open the books again', flags: ['reason'], act: proposeResume },
  ],
  ...decisions('resume', 'opening the books', { preview: resumePreview }),
  ['books', { usage: '', summary: 'whether money moves, and if not, why and what mends it', act: showBooks }],
  ['audit', { usage: '', summary: 'asks every law of the books, over everything', act: auditNow }],
  ['verify', { usage: '', summary: 'works every hash and every anchor out again', act: verifyNow }],
  ['prove', { usage: '', summary: 'proves all balances now and publishes the proofs', act: proveNow }],
  [
    'look',
    {
      usage: '<picture> --to <file.jpg> --reason "..."',
      summary: 'puts a member’s picture into a file, and says where else it was seen; the log tells who looked',
      takes: 1,
      flags: ['to', 'reason'],
      act: look,
    },
  ],
  ...BANK_VERBS,
  ...TRADE_VERBS,
  ...CASH_VERBS,
  ...CENTRE_VERBS,
  ...EQUITY_VERBS,
  ...CANCELLATION_VERBS,
  ...HELD_VERBS,
  ...INVEST_VERBS,
  ...POOL_VERBS,
  ...GOODS_VERBS,
  ...PARCEL_VERBS,
  ...REFUND_VERBS,
  ...COUPON_VERBS,
  ['log', { usage: '', summary: 'what was done at the desk', act: showLog }],
])
