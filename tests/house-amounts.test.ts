import { Session } from 'node:inspector/promises'
import { i18n } from '@lingui/core'
import { createElement, Suspense, type ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { expect, it, vi } from 'vitest'
import type { StateValue } from 'xstate'
import { groupedIban } from '#contract/iban.ts'
import { type Currency, SCALE } from '#contract/money.ts'
import { CURRENCY_OF } from '#contract/quote.ts'
import { valueOf } from '#machines/lib/states.ts'
import { Providers } from '#src/app/providers.tsx'
import { figures, priceText } from '#src/lib/format.ts'
import { percent } from '#src/lib/share-text.ts'
import { PlacesProvider } from '#src/lib/places.ts'
import { NOW } from '#stories/lib/clock.ts'
import { placesAt } from '#stories/lib/places.ts'
import type { SceneFacts } from '#stories/lib/scenes.tsx'

const AMOUNT = /^-?\d+(\.\d+)?$/
/** Digits that are no amount. */
const NUMBER = /(_no|^code|^mobile|^rating|^score)$/
const NAME = /(_no|(^|_)(name|title|nickname|nickname_masked|remark|reference|contact|address))$/
const ACCOUNT = /^(iban|swift|account)$/
const TYPED: ReadonlySet<string> = new Set(['form', 'problems', 'trouble'])
const UNITS = Object.keys(SCALE) as Currency[]
const UNIT = /^(coins?|points?|USDT)$/
const MARK = '№'
/** A price that stands with others has as many places as the longest of them. */
const PLACES = [2, 3, 4]

function shownOf(text: string): string[] {
  const bare = text.replace('-', '')
  const units = UNITS.filter((unit) => SCALE[unit] > 0 || !bare.includes('.'))
  const prices = PLACES.map((places) => priceText(bare, 'en', places))
  return [...units.map((unit) => figures(bare, unit, 'en')), ...prices, percent(bare, 'en')]
}

function otherAmount(text: string, count: number): string {
  const [whole = '', places = ''] = text.replace('-', '').split('.')
  const isPart = Number(whole) === 0 && Number(places) > 0
  const digits = places && `.${10 + count}`.padEnd(places.length + 1, '0').slice(0, Math.max(places.length, 2) + 1)
  return `${text.startsWith('-') ? '-' : ''}${isPart ? 0 : 1_000 + 37 * count}${digits}`
}

/** All that is known in a scene, but no two amounts or names of it are the same; and what of it each of them is. */
function withDistinctValues(scene: object) {
  const whats = new Map<string, string>()
  let count = 0
  const apart = (value: unknown, what: string, key: string): unknown => {
    if (Array.isArray(value)) return value.map((one) => apart(one, what, key))
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([name, one]) => [name, TYPED.has(name) ? one : apart(one, `${what}.${name}`, name)]),
      )
    if (typeof value === 'number' && value >= 100 && value < NOW / 2)
      whats.set(figures(String(value), 'POINTS', 'en'), what)
    if (typeof value !== 'string' || value === '') return value
    if (AMOUNT.test(value) && !NUMBER.test(key)) {
      const other = otherAmount(value, (count += 1))
      for (const shown of shownOf(other)) whats.set(shown, what)
      return other
    }
    if (ACCOUNT.test(key) && !(value in CURRENCY_OF))
      for (const shown of [value, groupedIban(value)]) whats.set(shown, what)
    if (!NAME.test(key)) return value
    const other = `${value}${MARK}${(count += 1)}${MARK}`
    whats.set(other, what)
    return other
  }
  const entries = Object.entries(scene).map(([name, one]) => [name, TYPED.has(name) ? one : apart(one, name, name)])
  return { context: Object.fromEntries(entries) as object, whats }
}

const modules = import.meta.glob<Record<string, { parameters?: { machine?: SceneFacts } }>>(
  '../stories/**/*.stories.tsx',
  { eager: true },
)
const scenes = Object.values(modules)
  .flatMap((module) => Object.values(module).flatMap(({ parameters }) => parameters?.machine ?? []))
  .map((facts) => ({ facts, ...withDistinctValues(facts.context()) }))
  .filter(({ whats }) => whats.size > 0)

// Nothing is painted here: no property of a style is known, and every step slides one way.
vi.stubGlobal('document', { documentElement: { dir: 'ltr' } })
vi.stubGlobal('CSS', { supports: () => false })
vi.setSystemTime(NOW * 1_000)
i18n.load('en', {})
i18n.activate('en')

async function drawn(nodes: readonly ReactNode[]): Promise<string[]> {
  const faults: unknown[] = []
  const children = nodes.map((node, at) => createElement('one-scene', { key: at }, createElement(Suspense, {}, node)))
  const { prelude } = await prerender(Providers({ i18n, children }), {
    progressiveChunkSize: Infinity,
    onError: (error) => void faults.push(error),
  })
  const html = await new Response(prelude).text()
  expect(faults).toEqual([])
  return html.split('<one-scene>').slice(1)
}

const textsIn = (html: string): string[] =>
  html
    .replace(/<(style|script)[\s\S]*?<\/\1>/g, '')
    .split(/<[^>]*>/)
    .map((text) =>
      text
        .replace(/&#x27;/g, '’')
        .replace(/&\w+;/g, ' ')
        .trim(),
    )
    .filter((text) => text !== '')

function saidIn(html: string, whats: ReadonlyMap<string, string>): string[] {
  const texts = textsIn(html)
  const names = [...whats].filter(([shown]) => shown.includes(MARK))
  let words = ''
  return texts.flatMap((text, at) => {
    const [unit = ''] = UNIT.exec(texts[at + 1] ?? '') ?? []
    const [sign = ''] = /^[+−]/.exec(text) ?? []
    const what = whats.get(text.slice(sign.length)) ?? names.find(([shown]) => text.includes(shown))?.[1]
    if (what || (/\d/.test(text) && (unit !== '' || text.includes('€'))))
      return [`${words} → ${sign}${what ?? 'worked out here'} ${unit}`.trim()]
    if (/\p{L}/u.test(text) && !/\d/.test(text) && !UNIT.test(text)) words = text.split(/\s+/).slice(-4).join(' ')
    return []
  })
}

const sources = import.meta.glob<string>(['../src/**/*.tsx', '!../src/**/*.route.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
})
const SHOWS = /<(Money|Amount|Rate|Coins)\b|priceText\(|: (readonly )?(Quote|OrderInfo|TradeOrder|MoneyLog)\b/
const PART = /^(?=(?:export )?(?:function|const) [A-Z])/m
const PART_NAME =
  /^(?:export )?(?:function|const) ([A-Z]\w*)(?:<[^(]+>)?(?:\(|(?:: [^=]+)? = (?:memo\()?(?:function\b|\(|<|\w+ =>))/

it('every amount and every name stands under its own words, on every screen', { timeout: 120_000 }, async () => {
  const seen = new Session()
  seen.connect()
  await seen.post('Profiler.enable')
  await seen.post('Profiler.startPreciseCoverage', { callCount: false, detailed: false })
  const pages = await drawn(
    scenes.map(({ facts, context }) => {
      const snapshot = facts.flow().resolveState({ value: valueOf(facts.state) as StateValue, context })
      const screen = createElement(facts.screen(), { snapshot: snapshot as never, send: () => undefined })
      return createElement(PlacesProvider, { value: placesAt(facts.paths[0] ?? '') }, screen)
    }),
  )
  const { result } = await seen.post('Profiler.takePreciseCoverage')
  seen.disconnect()

  const flows = new Map<string, Map<string, Set<string>>>()
  scenes.forEach(({ facts: { id, state, paths }, whats }, at) => {
    const place = `${id} ${paths[0] ?? ''}`
    const said = saidIn(pages[at] ?? '', whats)
    if (said.length === 0) return
    const lines = flows.get(place) ?? new Map<string, Set<string>>()
    for (const line of said) lines.set(line, (lines.get(line) ?? new Set()).add(state))
    flows.set(place, lines)
  })
  const written = [...flows]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([place, lines]) => {
      const alike = new Map<string, string[]>()
      for (const [line, states] of lines) {
        const within = [...states].toSorted().join(' ')
        alike.set(within, [...(alike.get(within) ?? []), `    ${line}\n`])
      }
      return `${place}\n${[...alike].map(([states, within]) => `  ${states}\n${within.toSorted().join('')}`).join('')}`
    })
  await expect(written.join('\n')).toMatchFileSnapshot('amounts.txt')

  const undrawn = Object.entries(sources).flatMap(([path, source]) => {
    const file = path.replace('../src/', '')
    const { functions = [] } = result.find(({ url }) => url.endsWith(`/src/${file}`)) ?? {}
    const called = new Set(functions.filter(({ ranges }) => ranges[0]?.count).map(({ functionName }) => functionName))
    const parts = source.split(PART).filter((part) => SHOWS.test(part))
    const names = parts.flatMap((part) => PART_NAME.exec(part)?.[1] ?? [])
    return names.filter((name) => !called.has(name)).map((name) => `${file}: ${name}`)
  })
  expect(undrawn).toEqual([])
})
