import { shopTermsAt } from '../market/shop-terms.ts'
import type { TermSheet } from './term-sheets.ts'

export const SHOP_TERMS: TermSheet = {
  subject: 'shop',
  units: {
    fee_rate: 'share',
    point_value: 'EUR for a point',
    points_share: 'share',
    points_earned: 'points for a euro',
    pay_window: 'seconds',
    send_window: 'seconds',
    fetch_window: 'seconds',
    sent_window: 'seconds',
    signed_window: 'seconds',
    return_window: 'seconds',
  },
  keeps: 'Orders keep what held when they were made.',
  async at(sql, now) {
    const { since: _, ...terms } = await shopTermsAt(sql, now)
    return terms
  },
}
