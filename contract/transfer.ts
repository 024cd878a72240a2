import * as v from 'valibot'
import { MoneyInfo } from './account.ts'
import { always, endpoint } from './endpoint.ts'
import { Idem, Quote, Receiver, seconded } from './quote.ts'
import { Amount, AmountAsked, Count, Flag, Line, Moment, Nothing, ReceiverName, Remark } from './shapes.ts'

export const TRANSFER_ACCOUNTS = ['balance', 'usdt', 'eur'] as const
export type TransferAccount = (typeof TRANSFER_ACCOUNTS)[number]

const wish = {
  to: ReceiverName,
  account: v.picklist(TRANSFER_ACCOUNTS),
  amount: AmountAsked,
  remark: v.optional(Remark, ''),
}

export const transfer = {
  receiver: endpoint({
    path: '/user/finance/check_user',
    access: 'member',
    takes: v.object({ to: ReceiverName }),
    gives: Receiver,
    refusals: ['invalid', 'receiver-unknown', 'receiver-self', 'too-often'],
    summary: 'Who receives: found by number, username, phone or e-mail, and shown masked. Throttled.',
  }),
  quote: endpoint({
    path: '/user/finance/quote_transfer',
    access: 'member',
    writes: true,
    leaves: always,
    takes: v.object(wish),
    gives: Quote,
    refusals: ['invalid', 'receiver-unknown', 'receiver-self', 'amount-short', 'above-today', 'doubted', 'too-often'],
    summary: 'What the transfer will do, to be confirmed before it expires.',
  }),
  send: endpoint({
    path: '/user/finance/transfer',
    access: 'member',
    writes: true,
    leaves: always,
    takes: v.object({ ...wish, ...seconded }),
    gives: v.object({ log_id: Count, to_masked: v.string(), create_time: v.optional(Moment), money: MoneyInfo }),
    refusals: [
      'invalid',
      'quote-stale',
      'key-reused',
      'amount-short',
      'above-today',
      'doubted',
      'books-closed',
      'member-frozen',
      'pin-unset',
      'pin-wrong',
      'pin-locked',
      'second-needed',
      'second-wrong',
      'second-locked',
    ],
    summary: 'Moves money to another member, exactly as quoted. The same key again gives the first answer again.',
  }),
  held: endpoint({
    path: '/user/finance/held',
    access: 'member',
    takes: Nothing,
    gives: v.object({
      list: v.array(
        v.object({
          id: Count,
          account: v.picklist(TRANSFER_ACCOUNTS),
          amount: Amount,
          /** None where our team decides. */
          until_time: v.nullable(Moment),
        }),
      ),
    }),
    refusals: [],
    summary:
      'What the member got from somebody of whom it was in doubt who acted, and until when it is held; where the sender stopped everything, until our team has decided.',
  }),
  outcome: endpoint({
    path: '/user/finance/outcome',
    access: 'member',
    takes: v.object({
      path: v.pipe(Line, v.regex(/^\/(user|trade|ai|invest|subscribe|equity|shop)\/[\w/]+$/)),
      idem: Idem,
    }),
    gives: v.object({ done: Flag, log_id: Count }),
    refusals: ['invalid'],
    summary:
      'What became of a call whose answer was lost. A key that was not used cannot be used any more: the answer is final.',
  }),
}
