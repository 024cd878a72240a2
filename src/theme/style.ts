import { css as serialized } from '@emotion/react'
import { CONDITIONS } from './conditions.ts'
import { textStyles } from './text-styles.ts'
import { SCALE_OF, SHORTHANDS } from './utilities.ts'
import { variableOf } from './variables.ts'

export type Style = Record<string, unknown>

const isStyle = (value: unknown): value is Style => typeof value === 'object' && value !== null

/** Later styles win, property by property; a property has one name. */
export function merged(...styles: readonly (Style | undefined)[]): Style {
  const sum: Style = {}
  for (const style of styles)
    for (const [short, value] of Object.entries(style ?? {})) {
      const name = SHORTHANDS[short] ?? short
      if (value === undefined || value === null) continue
      sum[name] = isStyle(value) ? merged(isStyle(sum[name]) ? sum[name] : {}, value) : value
    }
  return sum
}

const TEXTS = textStyles as unknown as Record<string, { value: Style }>

function plain(name: string, value: string | number): Style {
  if (name === 'textStyle') return TEXTS[value]?.value ?? {}
  const scale = SCALE_OF.get(name)
  return { [name]: scale ? variableOf(scale, value) : value }
}

function conditionOf(name: string): readonly string[] {
  const condition = CONDITIONS[name] ?? (/[&@]/.test(name) ? name : undefined)
  if (condition === undefined) throw new Error(`"${name}" is no condition`)
  return [condition].flat()
}

/** Tokens become variables, conditions become selectors; what asks the device comes last, so that it wins. */
export function resolved(style: Style): Style {
  const here: Style = {}
  const asking: Style = {}
  for (const [name, value] of Object.entries(style)) {
    if (!isStyle(value)) {
      Object.assign(here, plain(name, value as string | number))
      continue
    }
    const [outer = '', ...inner] = conditionOf(name)
    const inside = inner.reduceRight<Style>((rest, selector) => ({ [selector]: rest }), resolved(value))
    const place = outer.startsWith('@media') ? asking : here
    place[outer] = merged(place[outer] as Style | undefined, inside)
  }
  return { ...here, ...asking }
}

type Serialized = ReturnType<typeof serialized>
const kept = new WeakMap<object, Map<string, Serialized>>()
const NOTHING = {}

export function css(...styles: readonly (Style | undefined)[]): Serialized {
  const [base = NOTHING, ...rest] = styles
  const looks = kept.get(base) ?? new Map<string, Serialized>()
  kept.set(base, looks)
  const key = JSON.stringify(rest)
  const known = looks.get(key)
  if (known) return known
  const made = serialized(resolved(merged(base, ...rest)) as never)
  looks.set(key, made)
  return made
}
