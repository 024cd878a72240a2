import * as v from 'valibot'
import { MERCHANT_NAME } from './limits.ts'
import { RAILS } from './order.ts'
import type { Problem } from './problems.ts'
import { Amount, Flag, Line } from './shapes.ts'

/** Of the day, in the market's time zone. */
export const Hours = v.pipe(
  Line,
  v.regex(/^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/, 'hours-invalid' satisfies Problem),
)
/** Sent as one JSON field. */
export const PayTypes = v.pipe(
  v.union([
    v.array(v.string()),
    v.pipe(v.string(), v.maxLength(100), v.parseJson(undefined, 'unreadable' satisfies Problem)),
  ]),
  v.array(v.picklist(RAILS)),
  v.minLength(1, 'pay-types-required' satisfies Problem),
  v.maxLength(RAILS.length),
)
export const MerchantName = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'name-required' satisfies Problem),
  v.minLength(MERCHANT_NAME.least, 'text-short' satisfies Problem),
  v.maxLength(MERCHANT_NAME.most, 'text-long' satisfies Problem),
)
export const Contact = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'contact-required' satisfies Problem),
  v.maxLength(100, 'text-long' satisfies Problem),
)

export const Offer = v.object({
  /** In EUR for one coin. */
  price: Amount,
  /** In coins, of one order. */
  least: Amount,
  most: Amount,
  wanted: Amount,
  pay_types: v.array(v.picklist(RAILS)),
  hours: v.string(),
  auto_accept: Flag,
})
export type Offer = v.InferOutput<typeof Offer>
