import { listCases, takeCase } from './cases.ts'
import { showCase } from './present-case.ts'
import { decisions } from './approval-verbs.ts'
import type { Verb } from './desk.ts'
import { approveExpulsion, expulsionPreview, proposeExpulsion } from './expulsions.ts'
import { judgeMerchant, listMerchants, showMerchant } from './merchants.ts'
import { actOnOrder } from './orders.ts'
import { approveRuling, proposeSplit, rule, rulingPreview } from './rulings.ts'
import { SPLIT_FLAGS } from './splits.ts'
import { CASH_TERMS } from './cash-terms.ts'
import { SHOP_TERMS } from './shop-terms.ts'
import { termsPreview, termsVerb } from './term-sheets.ts'
import { TRADE_TERMS } from './trade-terms.ts'

const DIVIDES = [
  '--coin-to-member|merchant|fees <10>',
  '--eur-to-member|merchant|fees <12.00>',
  '--reason "..."',
  '[--text "..."]',
]

const merchantVerb = (type: Parameters<typeof judgeMerchant>[0], summary: string): [string, Verb] => [
  `merchant ${type}`,
  { usage: '<merchant no> --reason "..."', summary, takes: 1, flags: ['reason'], act: judgeMerchant(type) },
]
const orderVerb = (type: Parameters<typeof actOnOrder>[0], summary: string): [string, Verb] => [
  `order ${type}`,
  { usage: '<order no> --reason "..."', summary, takes: 1, flags: ['reason'], act: actOnOrder(type) },
]

export const TRADE_VERBS: readonly [string, Verb][] = [
  [
    'merchants',
    {
      usage: '[state]',
      summary: 'who buys coins, or wants to: all, or those in one state',
      may: 1,
      act: listMerchants,
    },
  ],
  [
    'merchant show',
    { usage: '<merchant no>', summary: 'what a merchant said, showed and did', takes: 1, act: showMerchant },
  ],
  merchantVerb('verify', 'accepts an application; the margin is paid next'),
  merchantVerb('refuse', 'refuses an application; the applicant reads the reason'),
  merchantVerb('suspend', 'no new order reaches this merchant; the merchant reads the reason'),
  merchantVerb('release', 'lets a suspended merchant take part again'),
  [
    'merchant expel',
    {
      usage: '<merchant no> --reason "..."',
      summary: 'asks to end a suspension for good: the margin goes back, and the merchant reads the reason',
      takes: 1,
      flags: ['reason'],
      act: proposeExpulsion,
    },
  ],
  ...decisions('expel', 'expelling a suspended merchant', { preview: expulsionPreview, carryOut: approveExpulsion }),
  ['cases', { usage: '', summary: 'what is in dispute, the most urgent first', act: listCases }],
  [
    'case take',
    { usage: '<order no>', summary: 'looks into a dispute, for as long as the lease runs', takes: 1, act: takeCase },
  ],
  [
    'case show',
    { usage: '<order no>', summary: 'what both sides say and show, and where the money is', takes: 1, act: showCase },
  ],
  [
    'case propose',
    {
      usage: `<order no> ${DIVIDES.join(' ')}`,
      summary: 'asks both sides whether they agree to a split of exactly what is in escrow',
      takes: 1,
      flags: [...SPLIT_FLAGS, 'reason', 'text'],
      act: proposeSplit,
    },
  ],
  [
    'case rule',
    {
      usage: `<order no> [${DIVIDES.slice(0, 2).join(' ')}] ${DIVIDES.slice(2).join(' ')}`,
      summary: 'decides a dispute, by what was proposed or by another split; above the limit a second operator agrees',
      takes: 1,
      flags: [...SPLIT_FLAGS, 'reason', 'text'],
      act: rule,
    },
  ],
  ...decisions('ruling', 'a ruling above the limit', { preview: rulingPreview, carryOut: approveRuling }),
  orderVerb('freeze', 'stops an order and its clocks'),
  orderVerb('thaw', 'lets a stopped order go on, its clocks moved'),
  orderVerb('flag', 'keeps an order from being settled'),
  orderVerb('unflag', 'lets a flagged order settle'),
  orderVerb('recall', 'takes an order off the market before anybody accepted; its coins go back'),
  [
    'trade terms',
    {
      usage: '[--set name=value,... --reason "..."]',
      summary: 'what the trade gives and asks of everybody; a change takes two operators',
      flags: ['set', 'reason'],
      act: termsVerb(TRADE_TERMS),
    },
  ],
  ...decisions('terms', 'other terms of the trade, the cash or the shop', {
    preview: termsPreview([TRADE_TERMS, CASH_TERMS, SHOP_TERMS]),
  }),
]
