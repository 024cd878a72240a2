import { semanticTokens } from './semantic-tokens.ts'
import { tokens } from './tokens.ts'
import type { Scale } from './utilities.ts'

type Tokens = Readonly<Record<string, { value: unknown }>>

const SCALES = { ...tokens, ...semanticTokens } as Record<string, Tokens>
const PAIRS = semanticTokens.colors as unknown as Record<string, { value: { _light: string; _dark: string } }>

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const nameOf = (scale: string, name: string) => `--q-${kebab(scale)}-${kebab(name).replace('.', '\\.')}`

export function variableOf(scale: Scale, value: string | number): string | number {
  const known = SCALES[scale] ?? {}
  const name = String(value)
  if (Object.hasOwn(known, name)) return `var(${nameOf(scale, name)})`
  const opposite = scale === 'spacing' && name.startsWith('-') ? name.slice(1) : ''
  return Object.hasOwn(known, opposite) ? `calc(var(${nameOf(scale, opposite)}) * -1)` : value
}

const declared = (scale: string, all: Tokens, read: (value: never) => unknown) =>
  Object.entries(all).map(([name, { value }]) => `${nameOf(scale, name)}:${String(read(value as never))};`)

const rule = (selector: string, lines: readonly string[]) => `${selector}{${lines.join('')}}`

export const variables = [
  rule(
    ':where(html)',
    Object.entries(tokens as unknown as Record<string, Tokens>).flatMap(([scale, all]) =>
      declared(scale, all, (value) => value),
    ),
  ),
  rule(
    ':root',
    declared('colors', PAIRS, ({ _light }: { _light: string }) => _light),
  ),
  rule(
    '.dark',
    declared('colors', PAIRS, ({ _dark }: { _dark: string }) => _dark),
  ),
].join('')
