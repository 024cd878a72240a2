import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { LOCALES, type LocaleTag } from '#contract/locales.ts'
import { refuse } from './refusal.ts'

const tags = LOCALES.map(({ tag }) => tag) as [LocaleTag, ...LocaleTag[]]

export const said = <S extends v.GenericSchema>(what: S) =>
  v.pipe(
    v.record(v.picklist(tags), what),
    v.check((all) => 'en' in all, 'has to be said in en at least'),
  )

export const Text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2_000))
export const Decimal = v.pipe(
  v.string(),
  v.regex(/^(0|[1-9]\d{0,14})(\.\d{1,8})?$/, 'is a decimal number in quotation marks'),
)
export const Place = v.pipe(
  v.string(),
  v.regex(/^\/[\w./-]*$/, 'is a place in this house, such as /h5/ventures/name.pdf'),
)
export const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))

export function fileAs<S extends v.GenericSchema>(file: string, schema: S, what: string): v.InferOutput<S> {
  const read = v.safeParse(schema, jsonIn(file))
  if (read.success) return read.output
  return refuse(
    [
      `${file} is no ${what}:`,
      ...read.issues.map((issue) => `  ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`),
    ].join('\n'),
  )
}

function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    return refuse(`${file} cannot be read: ${error instanceof Error ? error.message : 'it is no JSON'}`)
  }
}
