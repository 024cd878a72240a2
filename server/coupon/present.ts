import type { Coupon, MemberCoupon } from '#contract/coupon.ts'
import type { LocaleTag } from '#contract/locales.ts'
import { decimalOf } from '#contract/money.ts'
import type { Call } from '../lib/call.ts'
import { unix } from '../lib/clock.ts'
import { flag } from '../lib/flag.ts'
import { saidIn } from '../lib/by-locale.ts'
import { type AboutRow, type GivenRow, type OwnRow, stateAt } from './rows.ts'

type Reader = Pick<Call, 'say' | 'locale' | 'now'>

export const couponName = ({ names }: Pick<AboutRow, 'names'>, locale: LocaleTag): string => saidIn(names, locale, '')

export const giverName = ({ store_texts: texts }: Pick<AboutRow, 'store_texts'>, locale: LocaleTag): string =>
  texts ? saidIn(texts, locale, { name: '' }).name : ''

function scopeText({ scope, scope_names: names }: AboutRow, { say, locale }: Reader): string {
  if (scope === 'all') return say('coupon.scope.all')
  const said = new Intl.ListFormat(locale, { type: 'conjunction' }).format(names.map((one) => saidIn(one, locale, '')))
  return scope === 'category' ? say('coupon.scope.category', { name: said }) : said
}

const presentAbout = (row: AboutRow, reader: Reader) => ({
  name: couponName(row, reader.locale),
  type: row.type,
  amount: decimalOf(row.amount, 'EUR'),
  percent: row.percent,
  min_amount: decimalOf(row.min_amount, 'EUR'),
  scope: row.scope,
  scope_text: scopeText(row, reader),
  scope_ids: [...row.scope_ids],
  store_id: row.store_id ?? 0,
  store_name: giverName(row, reader.locale),
})

export function presentCoupon(row: GivenRow, reader: Reader): Coupon {
  const { total, taken, most, got } = row
  const whyNot = got >= most ? 'limit' : total > 0 && taken >= total ? 'none' : undefined
  return {
    id: row.id,
    ...presentAbout(row, reader),
    total,
    left: total === 0 ? 0 : total - taken,
    limit: most,
    got,
    can_take: flag(whyNot === undefined),
    why_not: whyNot ? reader.say(`coupon.whyNot.${whyNot}`) : '',
    valid_type: row.valid_days === null ? 'dates' : 'days',
    valid_days: row.valid_days ?? 0,
    start_time: unix(row.starts_at),
    end_time: row.ends_at && unix(row.ends_at),
  }
}

export function presentOwn(row: OwnRow, reader: Reader): MemberCoupon {
  const status = stateAt(row, reader.now)
  return {
    id: row.id,
    coupon_id: row.coupon_id,
    ...presentAbout(row, reader),
    status,
    start_time: unix(row.starts_at),
    end_time: unix(row.ends_at),
    used_time: row.used_at && unix(row.used_at),
    order_no: row.order_no ?? '',
    allowed: status !== 'unused' ? [] : row.type === 'in_store_voucher' ? ['show_code'] : ['use'],
  }
}
