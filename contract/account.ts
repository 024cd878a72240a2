import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { Amount, Count, Flag, Moment, Nothing, Url, Username } from './shapes.ts'

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
  gender: v.picklist(['unset', 'male', 'female']),
  mobile: v.nullable(v.string()),
  email: v.nullable(v.string()),
  inviter_username: v.nullable(v.string()),
  invite_code: v.string(),
  level: v.number(),
  level_name: v.string(),
  roles: v.object({ merchant: Flag, store: Flag, captain: Flag, service: Flag }),
  has_payword: Flag,
  /** The member stopped everything that leaves the account. */
  paused: v.optional(Flag, 0),
  bank_bound: Flag,
  address_bound: Flag,
  wx_bound: Flag,
  store_id: v.nullable(v.number()),
  money: MoneyInfo,
  counts: v.object({ unread: Count, coupon: Count, cart: Count }),
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
    says: 'The member of this token. E-mail and mobile are masked; a mobile is told once it is proven.',
  }),
  setUsername: endpoint({
    path: '/user/user/set_username',
    access: 'member',
    writes: true,
    takes: v.object({ username: Username }),
    gives: UserInfo,
    refusals: ['invalid', 'said-already', 'too-often'],
    says: 'Gives the member a username, once; the same one again is left as it is.',
  }),
}
