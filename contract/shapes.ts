import * as v from 'valibot'
import type { Address } from './addresses.ts'
import { Picture } from './picture.ts'
import { problem } from './problems.ts'
import {
  AMOUNT_PATTERN,
  CODE_PATTERN,
  EMAIL_MAX,
  EMAIL_PATTERN,
  INVITE_CODE_PATTERN,
  NUMBER_MAX,
  PAGE_LIMIT,
  PAGE_LIMIT_MAX,
  PAGE_MAX,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PHONE_PATTERN,
  REMARK_MAX,
  USERNAME_PATTERN,
} from './limits.ts'

/** Text on the wire; a number when it never left this process. */
export const whole = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,15}$/), v.transform(Number))]),
  v.integer(),
)

export const Id = v.pipe(whole, v.minValue(1), v.maxValue(NUMBER_MAX))
export const Version = v.pipe(whole, v.minValue(0), v.maxValue(NUMBER_MAX))
export const Flag = v.pipe(
  v.union([v.picklist([0, 1]), v.pipe(v.picklist(['0', '1']), v.transform(Number))]),
  v.picklist([0, 1]),
)
export const Moment = v.pipe(v.number(), v.integer())
/** Seconds since 1970, within what a date can be. */
export const When = v.pipe(whole, v.minValue(0), v.maxValue(99_999_999_999))
export const Amount = v.pipe(v.string(), v.regex(/^-?(0|[1-9]\d{0,14})(\.\d{1,8})?$/))
export const Count = v.pipe(v.number(), v.integer(), v.minValue(0))
export const Url = v.pipe(v.string(), v.regex(/^(\/|https:\/\/|$)/))
/** An older app may not know it yet. */
export const Link = v.pipe(
  v.string(),
  v.regex(/^\/(pages\/|(choose|open)-location)/),
) as v.GenericSchema<string> as v.GenericSchema<Address>

export const Line = v.pipe(v.string(), v.trim(), v.maxLength(EMAIL_MAX, problem('unreadable')))
export const Account = v.pipe(Line, v.minLength(1, problem('account-required')))
export const Email = v.pipe(
  Line,
  v.toLowerCase(),
  v.minLength(1, problem('email-required')),
  v.regex(EMAIL_PATTERN, problem('email-invalid')),
)
export const Phone = v.pipe(Line, v.regex(PHONE_PATTERN, problem('phone-invalid')))
/** Digits alone could be somebody's phone or member number. */
export const Username = v.pipe(
  Line,
  v.regex(USERNAME_PATTERN, problem('username-invalid')),
  v.regex(/\D/, problem('username-invalid')),
)
export const Password = v.pipe(
  v.string(),
  v.minLength(1, problem('password-required')),
  v.minLength(PASSWORD_MIN, problem('password-short')),
  v.maxLength(PASSWORD_MAX, problem('password-long')),
)
export const VerificationCode = v.pipe(
  v.string(),
  v.minLength(1, problem('code-required')),
  v.regex(CODE_PATTERN, problem('code-incomplete')),
)
export const InviteCode = v.pipe(Line, v.toUpperCase(), v.regex(INVITE_CODE_PATTERN, problem('invite-invalid')))
/** Above nothing. Its places are checked against its currency elsewhere. */
export const AmountAsked = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, problem('amount-required')),
  v.regex(AMOUNT_PATTERN, problem('amount-invalid')),
)
export const WholeAsked = v.pipe(AmountAsked, v.regex(/^\d+$/, problem('amount-places')))
export const Pin = v.pipe(
  v.string(),
  v.minLength(1, problem('pin-required')),
  v.regex(CODE_PATTERN, problem('pin-incomplete')),
)
export const ReceiverName = v.pipe(Line, v.minLength(1, problem('receiver-required')))
export const Remark = v.pipe(v.string(), v.trim(), v.maxLength(REMARK_MAX, problem('remark-long')))
export const Agreed = v.pipe(Flag, v.literal(1, problem('agree-required')))
export const optional = <S extends v.GenericSchema<string, string>>(schema: S) =>
  v.optional(v.union([v.literal(''), schema]), '')

export const Mark = v.optional(v.pipe(v.string(), v.maxLength(64, problem('unreadable'))), '')

export const Nothing = v.strictObject({})
export const Page = v.object({
  page: v.optional(v.pipe(whole, v.minValue(1), v.maxValue(PAGE_MAX)), 1),
  limit: v.optional(v.pipe(whole, v.minValue(1), v.maxValue(PAGE_LIMIT_MAX)), PAGE_LIMIT),
})
export const Paged = <Item extends v.GenericSchema>(item: Item) =>
  v.object({ current_page: v.number(), last_page: v.number(), per_page: v.number(), total: Count, data: v.array(item) })
export type Paged<Item> = { current_page: number; last_page: number; per_page: number; total: number; data: Item[] }

/** Typed blocks: no markup ever travels. */
export const Block = v.variant('kind', [
  v.object({ kind: v.literal('heading'), text: v.string() }),
  v.object({ kind: v.literal('paragraph'), text: v.string() }),
  v.object({ kind: v.literal('list'), items: v.array(v.string()) }),
  v.object({ kind: v.literal('quote'), text: v.string(), by: v.string() }),
  /** No head where each row is a fact: its name, and what it is. */
  v.object({ kind: v.literal('table'), head: v.array(v.string()), rows: v.array(v.array(v.string())) }),
  /** A path is one of our own pages. */
  v.object({ kind: v.literal('link'), text: v.string(), url: v.pipe(v.string(), v.regex(/^(https:\/)?\/[^\s/\\]/)) }),
  v.object({ kind: v.literal('picture'), picture: Picture, alt: v.string(), width: v.number(), height: v.number() }),
])
export type Block = v.InferOutput<typeof Block>
