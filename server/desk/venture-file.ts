import * as v from 'valibot'
import { PAYOUT_PLANS, VENTURE_CURRENCIES, VENTURE_KINDS } from '#contract/venture.ts'
import { minorOf } from '#contract/money.ts'
import { Block } from '#contract/shapes.ts'
import { Decimal, fileAs, Place, said, Text, whole } from './json-file.ts'
import { refuse } from './refusal.ts'

const Share = v.pipe(
  Decimal,
  v.check((text) => Number(text) <= 1, 'is a part of a whole'),
)
const Code = v.pipe(v.string(), v.regex(/^[a-z0-9-]{2,32}$/, 'is 2 to 32 small letters, digits and hyphens'))
const Moment = v.pipe(v.string(), v.isoTimestamp('is a moment such as 2026-12-01T08:00:00Z'))

/** Only what is said of it: what was agreed on with those who put money in never changes. */
const SAID = {
  risk_level: whole(1, 5),
  cover: v.union([v.literal(''), Place]),
  texts: said(
    v.strictObject({
      title: Text,
      brief: Text,
      content: v.array(Block),
      rules: v.optional(v.array(Text), []),
      risk: v.optional(v.string(), ''),
    }),
  ),
  documents: v.array(v.strictObject({ names: said(Text), url: Place, bytes: whole(1, 50_000_000) })),
  schedule: v.array(v.strictObject({ titles: said(Text), at: Moment })),
}

/** Amounts in whole units of the venture's own currency. */
const VentureFile = v.strictObject({
  code: Code,
  kind: v.picklist(VENTURE_KINDS),
  currency: v.picklist(VENTURE_CURRENCIES),
  /** The price of a piece, or the step between two amounts. */
  unit: Decimal,
  least: Decimal,
  most: Decimal,
  total: Decimal,
  term_days: whole(1, 3_650),
  payout: v.picklist(PAYOUT_PLANS),
  /** Of a day or the whole term; of a robot the most that one day brings. */
  rate: Share,
  fee_rate: Share,
  level: v.optional(whole(1, 9)),
  tasks_per_day: v.optional(whole(1, 24)),
  robot: v.optional(Code),
  category: v.optional(Code),
  category_names: v.optional(said(Text)),
  starts_at: Moment,
  ends_at: v.optional(Moment),
  ...SAID,
  cover: v.optional(SAID.cover, ''),
  documents: v.optional(SAID.documents, []),
  schedule: v.optional(SAID.schedule, []),
})
export type VentureWish = v.InferOutput<typeof VentureFile>

const AMOUNTS = ['unit', 'least', 'most', 'total'] as const

export const keptOf = (wish: VentureWish): Record<string, unknown> => ({
  ...wish,
  ...Object.fromEntries(AMOUNTS.map((name) => [name, `${minorOf(wish[name], wish.currency)}`])),
})

export function ventureIn(file: string): VentureWish {
  const wish = fileAs(file, VentureFile, 'venture')
  for (const [name, is] of NEEDS) if (is(wish)) refuse(`${file} is no venture: ${name}`)
  return wish
}

const NEEDS: readonly (readonly [need: string, is: (wish: VentureWish) => boolean])[] = [
  [
    'a robot has a level and tasks_per_day, and nothing else has them.',
    (wish) => (wish.kind === 'robot') !== (wish.level !== undefined && wish.tasks_per_day !== undefined),
  ],
  [
    'a product has a robot, and nothing else has one.',
    ({ kind, robot }) => (kind === 'product') !== (robot !== undefined),
  ],
  [
    'a project has a category, and nothing else has one.',
    ({ kind, category }) => (kind === 'project') !== (category !== undefined),
  ],
  ['a robot pays by the day.', ({ kind, payout }) => kind === 'robot' && payout !== 'daily'],
  ['a fee is a fifth at most.', ({ fee_rate }) => Number(fee_rate) > 0.2],
  ['an amount has more places than its currency.', (wish) => AMOUNTS.some((name) => minorIn(wish, name) === undefined)],
  [
    'least, most and total are whole units, least is the least, and nothing is nothing.',
    (wish) => {
      const [unit = 0n, least = 0n, most = 0n, total = 0n] = AMOUNTS.map((name) => minorIn(wish, name))
      return unit <= 0n || [least, most, total].some((amount) => amount <= 0n || amount % unit !== 0n) || least > most
    },
  ],
  [
    'it ends before it begins.',
    ({ starts_at, ends_at }) => ends_at !== undefined && Date.parse(ends_at) <= Date.parse(starts_at),
  ],
]

function minorIn(wish: VentureWish, name: (typeof AMOUNTS)[number]): bigint | undefined {
  try {
    return minorOf(wish[name], wish.currency)
  } catch {
    return undefined
  }
}

const VentureChange = v.partial(v.strictObject(SAID))
export type VentureChange = v.InferOutput<typeof VentureChange>

export function ventureChangeIn(file: string, code: string): VentureChange {
  const change = fileAs(file, VentureChange, `change of ${code}`)
  return Object.keys(change).length > 0 ? change : refuse(`${file} changes nothing.`)
}
