import * as v from 'valibot'
import { PICTURE_PATTERN } from './attachment.ts'
import { endpoint } from './endpoint.ts'
import { NICKNAME_MAX, NICKNAME_PATTERN } from './limits.ts'
import type { Problem } from './problems.ts'
import { Amount, Count, Flag, Moment, Nothing, Url, Username } from './shapes.ts'

const GENDERS = ['unset', 'male', 'female'] as const
export type Gender = (typeof GENDERS)[number]

export const Nickname = v.pipe(
  v.string(),
  v.trim(),
  v.normalize('NFC'),
  v.minLength(1, 'nickname-required' satisfies Problem),
  v.check((name) => [...name].length <= NICKNAME_MAX, 'nickname-long' satisfies Problem),
  v.regex(NICKNAME_PATTERN, 'nickname-invalid' satisfies Problem),
)

const Portrait = v.union([v.literal(''), v.pipe(v.string(), v.regex(PICTURE_PATTERN, 'unreadable' satisfies Problem))])

export const MoneyInfo = v.object({
  balance: Amount,
  usdt: Amount,
  eur: Amount,
  profit: Amount,
  coin: Amount,
  shop: Amount,
  points: v.number(),
  frozen: v.object({ balance: Amount, usdt: Amount, eur: Amount, profit: Amount, coin: Amount, points: v.number() }),
  margin: Amount,
  total: Amount,
  unit: v.string(),
  coin_price: Amount,
  usdt_price: Amount,
})
export type MoneyInfo = v.InferOutput<typeof MoneyInfo>

export const UserInfo = v.object({
  id: v.number(),
  token: v.string(),
  user_no: v.string(),
  username: v.nullable(v.string()),
  nickname: v.string(),
  avatar: Url,
  gender: v.picklist(GENDERS),
  mobile: v.nullable(v.string()),
  email: v.nullable(v.string()),
  inviter_username: v.nullable(v.string()),
  invite_code: v.string(),
  level: v.number(),
  level_name: v.string(),
  roles: v.object({ merchant: Flag, store: Flag, captain: Flag, service: Flag }),
  has_payword: Flag,
  paused: v.optional(Flag, 0),
  /** Only ever of a member who has none yet. */
  second_demanded: v.optional(Flag, 0),
  has_second: Flag,
  bank_bound: Flag,
  address_bound: Flag,
  wx_bound: Flag,
  store_id: v.nullable(v.number()),
  money: MoneyInfo,
  /** `device` counts where the member is signed in now. */
  counts: v.object({ unread: Count, coupon: Count, cart: Count, bank: Count, device: Count }),
  /** What is put in now, at today's prices in EUR: null while one of them is unknown; and the nearest date to come. */
  invested: v.object({ worth: v.nullable(Amount), next_payout_time: v.nullable(Moment) }),
  create_time: Moment,
})
export type UserInfo = v.InferOutput<typeof UserInfo>

export const account = {
  profile: endpoint({
    path: '/user/user/get_user_info',
    access: 'member',
    takes: Nothing,
    gives: UserInfo,
    refusals: [],
    summary: 'The member of this token. E-mail and mobile are masked; a mobile is told once it is proven.',
  }),
  updateProfile: endpoint({
    path: '/user/user/update_user_info',
    access: 'member',
    writes: true,
    takes: v.strictObject({
      nickname: v.optional(Nickname),
      avatar: v.optional(Portrait),
      gender: v.optional(v.picklist(GENDERS)),
    }),
    gives: UserInfo,
    refusals: ['invalid', 'missing', 'too-often'],
    summary:
      'Changes what is named of the profile, and nothing else can be named. A picture is one that the member sent and that is part of nothing else.',
  }),
  setUsername: endpoint({
    path: '/user/user/set_username',
    access: 'member',
    writes: true,
    takes: v.object({ username: Username }),
    gives: UserInfo,
    refusals: ['invalid', 'said-already', 'too-often'],
    summary: 'Gives the member a username, once; the same one again is left as it is.',
  }),
}
