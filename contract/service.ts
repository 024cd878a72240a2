import * as v from 'valibot'
import { Nickname } from './account.ts'
import { always, endpoint } from './endpoint.ts'
import { Idem, Quote, seconded } from './quote.ts'
import {
  Amount,
  AmountAsked,
  Count,
  Email,
  Flag,
  InviteCode,
  Line,
  Moment,
  Nothing,
  optional,
  Page,
  Paged,
  Password,
  Phone,
  Pin,
  ReceiverName,
  Username,
} from './shapes.ts'
import { BY_SECOND } from './second.ts'
import type { Problem } from './problems.ts'

const CENTRE_STATUSES = ['none', 'pending', 'active', 'stopped'] as const
export type CentreStatus = (typeof CENTRE_STATUSES)[number]

export const ServiceUser = v.object({
  id: v.number(),
  user_no: v.string(),
  nickname: v.string(),
  mobile: v.nullable(v.string()),
  level_name: v.string(),
  parent_no: v.string(),
  opened_price: Amount,
  /** `active`: they have set a password of their own. */
  status: v.picklist(['active', 'inactive']),
  create_time: Moment,
})
export type ServiceUser = v.InferOutput<typeof ServiceUser>

const Placement = v.object({
  placement_no: v.string(),
  center_no: v.string(),
  region: v.string(),
  nickname_masked: v.string(),
  expire_time: Moment,
})
export type Placement = v.InferOutput<typeof Placement>

const BY_PIN = ['pin-unset', 'pin-wrong', 'pin-locked'] as const
const wish = { to: ReceiverName, amount: AmountAsked }

export const service = {
  info: endpoint({
    path: '/user/service/info',
    access: 'member',
    takes: v.object({}),
    gives: v.object({
      status: v.picklist(CENTRE_STATUSES),
      center_no: v.string(),
      region: v.string(),
      credit: Amount,
      opened_count: Count,
      open_price: Amount,
      month_opened: Count,
      server_time: Moment,
    }),
    refusals: [],
    summary: 'What a member is as a service centre, its registration credit, and how many accounts it opened.',
  }),
  members: endpoint({
    path: '/user/service/get_user_list',
    access: 'service',
    takes: v.object({
      ...Page.entries,
      keyword: v.optional(Line, ''),
      status: v.optional(v.picklist(['', 'active', 'inactive']), ''),
    }),
    gives: Paged(ServiceUser),
    refusals: ['not-available'],
    summary: 'Whose accounts this centre opened, the newest first.',
  }),
  open: endpoint({
    path: '/user/service/open_user',
    access: 'service',
    writes: true,
    leaves: always,
    takes: v.object({
      email: Email,
      username: optional(Username),
      mobile: optional(Phone),
      nickname: Nickname,
      /** Judged, but never good for signing in: the person sets one of their own first. */
      password: Password,
      invite_code: optional(InviteCode),
      payword: Pin,
      idem: Idem,
    }),
    gives: v.object({
      user_id: v.nullable(v.number()),
      user_no: v.string(),
      credit_after: Amount,
      /** To be paid first where the credit is too low; no account is opened before. */
      order_no: v.string(),
    }),
    refusals: ['invalid', 'account-taken', 'not-available', 'key-reused', 'books-closed', 'member-frozen', ...BY_PIN],
    summary:
      'Opens an account for somebody out of registration credit; where that is too low, says what is to be paid.',
  }),
  place: endpoint({
    path: '/user/structure/add_service_team_user',
    access: 'service',
    writes: true,
    takes: v.object({
      username: optional(Username),
      email: optional(Email),
      mobile: optional(Phone),
      parent_no: v.optional(Line, ''),
      idem: optional(Idem),
    }),
    gives: Nothing,
    refusals: ['invalid', 'too-often', 'not-available'],
    summary:
      'Asks somebody who has no inviter whether they come into the team: below this centre, or below a member of its own tree. Nobody earns by that. The same answer for everybody. Throttled.',
  }),
  placement: endpoint({
    path: '/user/structure/placement',
    access: 'member',
    takes: Nothing,
    gives: v.object({ placement: v.nullable(Placement) }),
    refusals: [],
    summary: 'Which centre waits for the member to say whether they come into its team.',
  }),
  answerPlacement: endpoint({
    path: '/user/structure/answer_placement',
    access: 'member',
    writes: true,
    takes: v.object({ placement_no: v.pipe(Line, v.regex(/^J\d{10}$/, 'unreadable' satisfies Problem)), accept: Flag }),
    gives: v.object({ placement: v.nullable(Placement) }),
    refusals: ['invalid', 'missing', 'moved-on', 'not-available'],
    summary: 'The member comes into the team, or does not; it is asked within seven days.',
  }),
  quoteCredit: endpoint({
    path: '/user/finance/quote_regtransfer',
    access: 'service',
    writes: true,
    leaves: always,
    takes: v.object(wish),
    gives: Quote,
    refusals: [
      'invalid',
      'receiver-unknown',
      'receiver-self',
      'amount-short',
      'above-today',
      'too-often',
      'not-available',
      'doubted',
    ],
    summary: 'What a transfer of registration credit will do, to be confirmed before it expires.',
  }),
  sendCredit: endpoint({
    path: '/user/finance/regtransfer',
    access: 'service',
    writes: true,
    leaves: always,
    takes: v.object({ ...wish, ...seconded }),
    gives: v.object({ credit_after: Amount, to_masked: v.string(), create_time: v.optional(Moment) }),
    refusals: [
      'invalid',
      'quote-stale',
      'key-reused',
      'amount-short',
      'above-today',
      'books-closed',
      'member-frozen',
      'not-available',
      'doubted',
      ...BY_PIN,
      ...BY_SECOND,
    ],
    summary: 'Gives registration credit to another centre or member, exactly as quoted.',
  }),
}
