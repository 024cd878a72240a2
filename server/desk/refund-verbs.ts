import { decisions } from './approval-verbs.ts'
import type { Verb } from './desk.ts'
import {
  answerRefundNow,
  approveDecision,
  decisionPreview,
  listRefunds,
  proposeDecision,
  showRefund,
} from './refunds.ts'

export const REFUND_VERBS: readonly [string, Verb][] = [
  [
    'refunds',
    {
      usage: '',
      summary: 'what is asked back of the house, by when, and what buyers took to us after a store refused it',
      act: listRefunds,
    },
  ],
  [
    'refunds show',
    {
      usage: '<order no>',
      summary: 'the latest return of an order: lines, what was said, pictures, what happened',
      takes: 1,
      act: showRefund,
    },
  ],
  [
    'refunds agree',
    {
      usage: '<order no>',
      summary: 'agrees to what is asked back of the house; its buyer is told, and paid at once',
      takes: 1,
      act: answerRefundNow(true),
    },
  ],
  [
    'refunds refuse',
    {
      usage: '<order no> --reason "..."',
      summary: 'refuses what is asked back of the house; its buyer reads the reason, and has 48 hours to go on',
      takes: 1,
      flags: ['reason'],
      act: answerRefundNow(false),
    },
  ],
  [
    'refunds uphold',
    {
      usage: '<order no> --reason "..."',
      summary: 'asks to bring back what was refused and taken to us',
      takes: 1,
      flags: ['reason'],
      act: proposeDecision('uphold'),
    },
  ],
  [
    'refunds reject',
    {
      usage: '<order no> --reason "..."',
      summary: 'asks to leave it refused; its buyer reads the reason',
      takes: 1,
      flags: ['reason'],
      act: proposeDecision('reject'),
    },
  ],
  ...decisions('refund', 'a return that was taken to us', { preview: decisionPreview, carryOut: approveDecision }),
]
