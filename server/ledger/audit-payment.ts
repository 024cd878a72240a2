import { sql as raw } from 'kysely'
import { among, movedBy } from './audit-cash.ts'
import type { Check } from './audit-check.ts'

const PAID_BY = raw`cross join lateral (
  select count(*) as payments from payment where (payment.order_no, payment.state) = (thing.order_no, 'paid')) as paid`

const BECOMES_CREDIT = raw`(state, method, left(order_no, 1)) = ('paid', 'balance', 'O')`

export const PAYMENTS: readonly Check[] = [
  {
    law: 'L18',
    says: 'a payment moves money of its own only when balance becomes credit before it pays for an account, and when it came a second time',
    rows: (since) => raw`
      select pay_no, state, method, payment.amount, member, credit, outside
      from payment left join (${movedBy(['credit', 'surplus'], since)}) as moved on ref = pay_no
      where (coalesce(member, 0), coalesce(credit, 0), coalesce(outside, 0)) is distinct from (
          case when state = 'surplus' then amount when ${BECOMES_CREDIT} then -amount else 0 end,
          case when ${BECOMES_CREDIT} then amount else 0 end,
          case when state = 'surplus' then -amount else 0 end) ${among('pay_no', since)}`,
  },
  {
    law: 'L18',
    says: 'money of a payment moves between the accounts of its payer alone, and for no other payment than one that there is',
    rows: (since) => raw`
      select posting.id as posting, kind, ref, account_id as account, account.name
      from posting join entry on posting_id = posting.id join account on account.id = account_id
        left join payment on pay_no = ref
      where posting.id > ${since} and (kind = 'surplus' or ref ~ '^P\\d{10}$')
        and (account.class in ('member', 'credit') or pay_no is null)
        and (account.member_id, account.name)
          is distinct from (payment.member_id, case account.class when 'credit' then 'credit' else 'balance' end)`,
  },
  {
    law: 'L18',
    says: 'what comes by a gateway is paid by one payment once it is credited, an order of the shop by one once it is paid, and what a service centre opens by one at most',
    rows: (since) => raw`
      select thing.order_no, thing.state, payments
      from recharge thing join recharge_channel on recharge_channel.id = channel_id ${PAID_BY}
      where type = 'gateway' and payments <> case when thing.state in ('credited', 'reversed') then 1 else 0 end
        ${among('thing.order_no', since)}
      union all
      select thing.order_no, thing.state, payments from shop_order thing ${PAID_BY}
      where payments <> case when paid_at is null then 0 else 1 end ${among('thing.order_no', since)}
      union all
      select thing.order_no, thing.state, payments from account_opening thing ${PAID_BY}
      where payments > case thing.state when 'opened' then 1 else 0 end ${among('thing.order_no', since)}`,
  },
  {
    law: 'L18',
    says: 'a payment that paid is of the amount, the currency, the member and the account of what it paid, which is known by the gateway’s name for it',
    rows: (since) => raw`
      select pay_no, payment.order_no, gateway_ref, outside_ref
      from payment left join recharge on recharge.order_no = payment.order_no
        left join recharge_channel on recharge_channel.id = channel_id
        left join account_opening opening on opening.order_no = payment.order_no
        left join shop_order on shop_order.order_no = payment.order_no
      where payment.state = 'paid' and (
          payment.member_id, payment.currency, payment.amount,
          case when shop_order.id is null then payment.gateway || ':' || gateway_ref
            when payment.gateway = 'house' then method else 'gateway' end)
          is distinct from (
          coalesce(recharge.member_id, centre_id, shop_order.member_id),
          case when pay = 0 then 'POINTS' when coalesce(centre_id, shop_order.id) is not null then 'EUR'
            when type = 'gateway' then recharge.currency end,
          coalesce(recharge.amount, price, nullif(pay, 0), shop_order.points),
          coalesce(outside_ref, paid_from))
        ${among('payment.order_no', since)}`,
  },
  {
    law: 'L18',
    says: 'an account is opened for its price, out of the credit of its centre and into the fees, once',
    rows: (since) => raw`
      select order_no, state, price, credit, fees
      from account_opening left join (${movedBy(['open'], since)}) as moved on ref = order_no
      where (coalesce(credit, 0), coalesce(fees, 0)) is distinct from (
          case state when 'opened' then -price else 0 end, case state when 'opened' then price else 0 end)
        ${among('order_no', since)}`,
  },
  {
    law: 'L18',
    says: 'what is paid for an opening is credit of its own centre, and there is such an opening',
    rows: (since) => raw`
      select posting.id as posting, ref, account_id as account, account.member_id as member, centre_id as centre
      from posting join entry on posting_id = posting.id join account on account.id = account_id
        left join account_opening on order_no = ref
      where posting.id > ${since} and kind = 'open' and account.class = 'credit'
        and account.member_id is distinct from centre_id`,
  },
]
