import * as v from 'valibot'
import { PROBLEMS } from './problems.ts'
import { SECOND_WAYS } from './second.ts'

/** Every answer of the application is HTTP 200 with this. A code below 1 is a refusal. */
export const Envelope = v.object({ code: v.pipe(v.number(), v.integer()), msg: v.string(), data: v.unknown() })
export type Envelope = v.InferOutput<typeof Envelope>

export const CODE = {
  done: 1,
  currencyMissing: 101,
  refused: 0,
  signedOut: -403,
  missing: -404,
  noRole: -405,
  movedOn: -409,
  invalid: -422,
  pin: -423,
  tooOften: -429,
  busy: -200,
  silent: -500,
  misasked: -9999,
} as const

/** Made by the client when no answer of the server came; the words are the specification's. */
export const FAULTS = {
  busy: { code: CODE.busy, text: '-200, The network is busy, please try again later..' },
  silent: { code: CODE.silent, text: '-500, The network is busy, please try again later...' },
  misasked: { code: CODE.misasked, text: '-9999, Check if the API interface is valid' },
} as const
export type Fault = keyof typeof FAULTS

const ENDINGS = ['elsewhere', 'password', 'phone', 'leaving'] as const
export type Ending = (typeof ENDINGS)[number]

export const RefusalData = v.looseObject({
  refusal: v.string(),
  /** By field. A problem that an older phone does not know falls back to `unreadable`. */
  errors: v.optional(v.record(v.string(), v.fallback(v.picklist(PROBLEMS), 'unreadable'))),
  retry_after: v.optional(v.number()),
  left: v.optional(v.number()),
  /** Decimal text; `most` is the limit or what the member has, whichever is less. */
  range: v.optional(v.object({ least: v.string(), most: v.string() })),
  currency: v.optional(v.string()),
  short_by: v.optional(v.string()),
  return_to: v.optional(v.string()),
  ended: v.optional(v.fallback(v.optional(v.picklist(ENDINGS)), undefined)),
  reason: v.optional(v.picklist(['unset', 'wrong', 'locked', 'second', 'kept'])),
  ways: v.optional(v.array(v.picklist(SECOND_WAYS))),
  ticket: v.optional(v.string()),
  /** How it is now, in the shape that the call would have given. */
  fresh: v.optional(v.unknown()),
})
export type RefusalData = v.InferOutput<typeof RefusalData>
