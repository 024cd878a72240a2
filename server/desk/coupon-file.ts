import * as v from 'valibot'
import { COUPON_SCOPES, COUPON_TYPES } from '#contract/coupon.ts'
import { minorOf } from '#contract/money.ts'
import { fileAs, said, whole } from './json-file.ts'
import { refuse } from './refusal.ts'

const Money = v.pipe(v.string(), v.regex(/^(0|[1-9]\d{0,6})(\.\d{1,2})?$/, 'is an amount such as "5.00"'))
const Code = v.pipe(v.string(), v.regex(/^[a-z0-9-]{2,32}$/, 'is 2 to 32 small letters, digits and hyphens'))
const Moment = v.pipe(v.string(), v.isoTimestamp('is a moment such as 2026-12-01T08:00:00Z'))

/** As an operator writes one: amounts in euros, what it is for by its codes. */
const CouponFile = v.pipe(
  v.strictObject({
    /** The house's own, where there is none. */
    store: v.optional(Code),
    names: said(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60))),
    type: v.picklist(COUPON_TYPES),
    amount: v.optional(Money, '0'),
    percent: v.optional(whole(1, 90)),
    from: v.optional(Money, '0'),
    scope: v.optional(v.picklist(COUPON_SCOPES), 'all'),
    of: v.optional(v.array(Code), []),
    /** 0: no end of them. */
    total: v.optional(whole(0, 1_000_000), 0),
    /** How many one member may have. */
    limit: v.optional(whole(1, 99), 1),
    starts_at: v.optional(Moment),
    ends_at: v.optional(Moment),
    valid_days: v.optional(whole(1, 366)),
  }),
  v.check(({ amount, percent }) => Number(amount) > 0 !== (percent !== undefined), 'takes an amount or a percent off'),
  v.check(
    ({ type, percent }) => type === 'in_store_voucher' || (type === 'percent_off') === (percent !== undefined),
    'amount_off has an amount, percent_off has a percent',
  ),
  v.check(
    ({ type, amount, from }) => type !== 'amount_off' || Number(amount) < Number(from),
    'takes less off than the sum from which on it does',
  ),
  v.check(({ scope, of }) => (scope === 'all') === (of.length === 0), 'says of what, or is for all'),
  v.check(({ ends_at: ends, valid_days: days }) => ends !== undefined || days !== undefined, 'ends some time'),
  v.check(
    ({ starts_at: starts, ends_at: ends }) => starts === undefined || ends === undefined || starts < ends,
    'ends after it starts',
  ),
)
export type CouponWish = v.InferOutput<typeof CouponFile>

export const couponIn = (file: string): CouponWish => fileAs(file, CouponFile, 'coupon')

/** Beside those that other words take, too. */
export const COUPON_FLAGS = ['name', 'type', 'percent', 'scope', 'of', 'limit', 'days'] as const

/** The same by flags; its one name is English. */
export function couponOf({ name = '', of, ...flags }: Readonly<Record<string, string>>): CouponWish {
  const said = {
    store: flags['shop-of'],
    type: flags['type'],
    amount: flags['amount'],
    from: flags['from'],
    scope: flags['scope'],
    ends_at: flags['until'],
    percent: flags['percent'] && Number(flags['percent']),
    total: flags['total'] && Number(flags['total']),
    limit: flags['limit'] && Number(flags['limit']),
    valid_days: flags['days'] && Number(flags['days']),
  }
  const given = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))
  const read = v.safeParse(CouponFile, { ...given, names: { en: name }, of: of?.split(',') ?? [] })
  if (read.success) return read.output
  return refuse(
    ['This is no coupon:', ...read.issues.map((issue) => `  ${v.getDotPath(issue) ?? 'it'}: ${issue.message}`)].join(
      '\n',
    ),
  )
}

/** As its table has it. */
export const rowIn = ({ limit, from, amount, ...wish }: CouponWish) => ({
  ...wish,
  most: limit,
  amount: Number(minorOf(amount, 'EUR')),
  min_amount: Number(minorOf(from, 'EUR')),
})

export function couponText({
  names,
  type,
  amount,
  percent,
  from,
  store,
  scope,
  of,
  total,
  limit,
  ...when
}: CouponWish) {
  const off = percent === undefined ? `${amount} EUR` : `${percent} %`
  return [
    `${names['en'] ?? ''}: ${type}, ${off} off from ${from} EUR, given by ${store ?? 'the house'}`,
    `for ${scope === 'all' ? 'all goods' : `${scope} ${of.join(', ')}`}; ${total === 0 ? 'no end of them' : `${total} of them`}, ${limit} a member at most`,
    [
      when.starts_at && `from ${when.starts_at}`,
      when.ends_at && `until ${when.ends_at}`,
      when.valid_days && `good for ${when.valid_days} days`,
    ]
      .filter(Boolean)
      .join(', '),
  ].join('\n')
}
