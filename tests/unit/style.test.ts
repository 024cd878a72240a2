import { createSystem, defineConfig, type SystemConfig } from '@chakra-ui/react'
import { css as serialized } from '@emotion/react'
import { expect, test } from 'vitest'
import { CONDITIONS } from '#src/theme/conditions.ts'
import { cva } from '#src/theme/recipe.ts'
import { button } from '#src/theme/recipes/button.ts'
import { control } from '#src/theme/recipes/control.ts'
import { semanticTokens } from '#src/theme/semantic-tokens.ts'
import { drawer } from '#src/theme/slot-recipes/drawer.ts'
import { toast } from '#src/theme/slot-recipes/toast.ts'
import { css, type Style } from '#src/theme/style.ts'
import { textStyles } from '#src/theme/text-styles.ts'
import { tokens } from '#src/theme/tokens.ts'
import { SCALE_OF, SHORTHANDS } from '#src/theme/utilities.ts'

const shorthandOf = (name: string) => Object.keys(SHORTHANDS).filter((short) => SHORTHANDS[short] === name)

/** What Chakra itself would make of the same theme. */
const chakras = createSystem(
  defineConfig({
    cssVarsPrefix: 'q',
    conditions: Object.fromEntries(Object.entries(CONDITIONS).map(([name, is]) => [name.slice(1), is])),
    utilities: Object.fromEntries(
      [...SCALE_OF].map(([name, scale]) => [name, { values: scale, shorthand: shorthandOf(name) }]),
    ),
    theme: { tokens, semanticTokens, textStyles },
  } as SystemConfig),
)

const rules = (style: object) => serialized(style as never).styles
const parts = (slots: object) => Object.entries(slots) as [string, Style][]

const STYLES: Record<string, Style> = {
  tokens: { bg: 'paper', padding: '4', width: 'full', borderRadius: 'control', zIndex: 'bar', color: 'onAccent' },
  'plain values': { bg: 'transparent', padding: '3px', width: '40%', zIndex: 3, flex: '1', gap: '0.5' },
  'negative steps': { marginInlineStart: '-3', insetInlineStart: '-1.5' },
  'a text style and what changes it': { textStyle: 'title', fontWeight: '650' },
  'conditions, that of the device last': {
    _hover: { bg: 'sunken' },
    _active: { bg: 'soft' },
    '& svg': { color: 'accent', _rtl: { transform: 'scaleX(-1)' } },
    color: 'ink',
  },
}

test.each(Object.entries(STYLES))('%s become the rules that Chakra makes', (_, style) => {
  expect(css(style).styles).toBe(rules(chakras.css(style as never)))
})

test('later styles win over earlier ones, under either name', () => {
  const [one, other] = [
    { bg: 'paper', _hover: { bg: 'sunken', color: 'ink' } },
    { backgroundColor: 'soft', _hover: { bg: 'line' } },
  ]
  expect(css(one, other).styles).toBe(rules(chakras.css(one as never, other as never)))
})

test.each([
  ...['main', 'quiet', 'danger', 'text'].flatMap((kind) => [
    [`button, ${kind}`, button, { kind }] as const,
    [`button, ${kind} and wide`, button, { kind, wide: true }] as const,
  ]),
  ['button, as it is', button, {}] as const,
  ['control', control, {}] as const,
  ...[...parts(drawer.base ?? {}), ...parts(toast.base ?? {})].map(([slot, base]) => [slot, { base }, {}] as const),
])('the recipe of %s is what Chakra makes of it', (_, recipe, choice) => {
  expect(css(cva(recipe as never)(choice)).styles).toBe(rules(chakras.cva(recipe as never)(choice as never)))
})

test('what is asked again is the very same answer', () => {
  const look = cva(button as never)({ kind: 'quiet' })
  expect(cva(button as never)({ kind: 'quiet' })).toBe(look)
  expect(css(look, { marginTop: '2' })).toBe(css(look, { marginTop: '2' }))
})

test('a condition that is none is refused', () => {
  expect(() => css({ _hovered: { color: 'ink' } })).toThrow('"_hovered" is no condition')
})

test('every step of the grid is one value: two in one name no token', () => {
  const texts = import.meta.glob<string>('../../src/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true })
  const pairs = Object.entries(texts).flatMap(([path, text]) =>
    (text.match(/\b(?:padding|margin|gap|inset)\w*: '-?[\d.]+( -?[\d.]+)+'/g) ?? []).map((pair) => `${path} ${pair}`),
  )
  expect([Object.keys(texts).length > 300, pairs]).toEqual([true, []])
})
