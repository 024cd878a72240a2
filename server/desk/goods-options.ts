import { LOCALES, type LocaleTag } from '#contract/locales.ts'
import { speaker } from '../lib/words.ts'
import type { ByLocale } from '../lib/by-locale.ts'
import type { OptionKept } from '../shop/queries.ts'
import { folded } from '../lib/folded.ts'
import type { GoodsKept } from './goods-kept.ts'
import { OTHER_TAGS, quoted, type Row } from './goods-table.ts'

const AXES = ['colour', 'size'] as const
type Axis = (typeof AXES)[number]

type Value = OptionKept['values'][number]
/** By option and what a value is called, be it its code or its English name. */
export type Values = ReadonlyMap<string, Value>

const called = (axis: string, text: string) => `${axis} ${text.toLowerCase()}`

export const valuesOf = (goods: Iterable<GoodsKept>): Values =>
  new Map(
    [...goods].flatMap(({ options }) =>
      options.flatMap(({ code, values }) =>
        values.flatMap((value) =>
          [value.code, value.names.en ?? value.code].map((text) => [called(code, text), value] as const),
        ),
      ),
    ),
  )

const CODE_MOST = 32
const codeOf = (text: string) =>
  folded(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, CODE_MOST)

const namesOf = (axis: Axis): ByLocale<string> =>
  Object.fromEntries(LOCALES.map(({ tag }) => [tag, speaker(tag)(`shop.option.${axis}`)]))

interface Picked {
  readonly options: readonly OptionKept[]
  /** Of each row, in the order of the options. */
  readonly picks: readonly (readonly string[])[]
}

interface Around {
  readonly kept: GoodsKept | undefined
  readonly known: Values
  readonly columns: ReadonlySet<string>
  fault(line: number, what: string): void
}

/** What these goods come in. A colour or a size that other goods have too is the same one, and is called as it is there. */
export function pickedIn(rows: readonly Row[], around: Around): Picked {
  const { kept, columns, fault } = around
  const [first] = rows
  const had = kept?.options.map(({ code }) => code) ?? []
  for (const code of had)
    if (!columns.has(code)) fault(first?.line ?? 0, `differs by ${code}, and the file has no such column`)
  const axes = [...had, ...AXES.filter((axis) => !had.includes(axis))].filter((axis): axis is Axis =>
    rows.some(({ cells }) => (cells.get(axis) ?? '') !== ''),
  )
  const columnsOfValues = axes.map((axis) => valuesIn(rows, axis, around))
  return {
    options: axes.map((axis, at) => ({
      code: axis,
      names: kept?.options.find(({ code }) => code === axis)?.names ?? namesOf(axis),
      values: [...new Map(columnsOfValues[at]?.map((value) => [value.code, value])).values()],
    })),
    picks: rows.map((_, row) => columnsOfValues.map((values) => values[row]?.code ?? '')),
  }
}

function valuesIn(rows: readonly Row[], axis: Axis, { kept, known, fault }: Around): Value[] {
  const own = valuesOf(kept ? [kept] : [])
  const names = new Map<string, Map<LocaleTag, string>>()
  const found = rows.map(({ line, cells }) => {
    const text = cells.get(axis) ?? ''
    if (text === '') fault(line, `${axis} is missing: other lines of these goods have one`)
    const code = codeOf(text)
    if (text !== '' && code === '')
      fault(line, `${axis} ${quoted(text)} needs a letter or a digit that a code can have`)
    const value = own.get(called(axis, text)) ?? known.get(called(axis, text)) ?? { code, names: { en: text } }
    const said = names.get(value.code) ?? new Map<LocaleTag, string>()
    for (const tag of OTHER_TAGS) {
      const other = cells.get(`${axis}:${tag}`) ?? ''
      if (other === '') continue
      if ((said.get(tag) ?? other) !== other)
        fault(line, `${axis}:${tag} is another one than before for ${quoted(text)}`)
      said.set(tag, other)
    }
    names.set(value.code, said)
    return value
  })
  return found.map((value) => ({
    ...value,
    names: { ...value.names, ...Object.fromEntries(names.get(value.code) ?? []) },
  }))
}
