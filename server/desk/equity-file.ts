import * as v from 'valibot'
import { isShare, minorOf, type Share } from '#contract/money.ts'
import { Block } from '#contract/shapes.ts'
import { Decimal, fileAs, Place, said, Text, whole } from './json-file.ts'
import { refuse } from './refusal.ts'

const Code = v.pipe(v.string(), v.regex(/^[A-Z0-9]{2,10}$/, 'is 2 to 10 capital letters and digits'))
const Day = v.pipe(v.string(), v.isoDate('is a day such as 2026-11-26'))
const Points = whole(1, 2_000_000_000)
const Intro = v.array(Block)
const Cents = v.pipe(
  Decimal,
  v.check((text) => /^\d+(\.\d{1,2})?$/.test(text) && minorOf(text, 'EUR') > 0n, 'is an amount in EUR, above nothing'),
)

const EQUITY = {
  points_per_share: Points,
  least_points: Points,
  most_points: Points,
  cover: v.union([v.literal(''), Place]),
  texts: said(v.strictObject({ title: Text, intro: Intro })),
}

const FUND = {
  risk_level: whole(1, 5),
  least: Cents,
  texts: said(v.strictObject({ name: Text, category: Text, manager: Text, fee: Text, risk: Text, intro: Intro })),
  allocation: v.pipe(
    v.array(
      v.strictObject({
        names: said(Text),
        percent: v.pipe(
          v.string(),
          v.regex(/^\d{1,3}(\.\d{1,2})?$/, 'is a number of hundredths in quotation marks'),
          v.check((text) => Number(text) > 0, 'is above nothing'),
        ),
      }),
    ),
    v.check((parts) => parts.reduce((sum, { percent }) => sum + hundredthsOf(percent), 0) === 10_000, 'adds up to 100'),
  ),
  papers: v.array(v.strictObject({ texts: said(v.strictObject({ title: Text, blocks: v.array(Block) })) })),
}

function hundredthsOf(percent: string): number {
  const [all = '0', rest = ''] = percent.split('.')
  return Number(all) * 100 + Number(rest.padEnd(2, '0'))
}

const NewFile = v.variant('kind', [
  v.strictObject({ kind: v.literal('equity'), code: Code, ...EQUITY, cover: v.optional(EQUITY.cover, '') }),
  v.strictObject({
    kind: v.literal('fund'),
    code: Code,
    since: Day,
    ...FUND,
    papers: v.optional(FUND.papers, []),
  }),
])

const Change = {
  EQ: v.partial(v.strictObject(EQUITY)),
  FU: v.partial(v.strictObject(FUND)),
} as const

export type EquityWish = Readonly<Record<string, unknown>>

const PREFIX = { equity: 'EQ', fund: 'FU' } as const

export function equityIn(file: string): { readonly share: Share; readonly wish: EquityWish } {
  const { kind, code, ...said } = fileAs(file, NewFile, 'equity and no fund')
  const share = `${PREFIX[kind]}-${code}`
  if (!isShare(share)) refuse(`${code} is no code of a share.`)
  refuseIfPointsDiffer(file, said)
  return { share, wish: keptOf(said) }
}

export function changeIn(file: string, share: Share): EquityWish {
  const wish = fileAs(file, Change[share.startsWith('EQ-') ? 'EQ' : 'FU'], `change of ${share}`)
  if (Object.keys(wish).length === 0) refuse(`${file} changes nothing.`)
  refuseIfPointsDiffer(file, wish)
  return keptOf(wish)
}

const keptOf = (wish: EquityWish): EquityWish =>
  typeof wish['least'] === 'string' ? { ...wish, least: `${minorOf(wish['least'], 'EUR')}` } : wish

/** Only as far as the file says both; the base judges the rest. */
function refuseIfPointsDiffer(file: string, wish: EquityWish): void {
  const [least, most] = [wish['least_points'], wish['most_points']]
  if (typeof least === 'number' && typeof most === 'number' && most < least)
    refuse(`${file}: most_points is below least_points.`)
}
