import * as v from 'valibot'
import { expect, it } from 'vitest'
import { FAULTS } from '#contract/envelope.ts'
import { BOOKS } from '#server/lib/words.ts'
import { FIXTURES } from '#stories/lib/fixture.ts'
import { euros, isSaid, said, translated } from '#stories/lib/said.ts'
import type { SceneFacts } from '#stories/lib/scenes.tsx'

import.meta.glob('../stories/fixtures/*.ts', { eager: true })

const paths = [...new Set(FIXTURES.map(({ endpoint }) => endpoint.path))]

it.each(paths)('fixtures of %s are answers that the contract allows', (path) => {
  for (const { endpoint, answer } of FIXTURES)
    if (endpoint.path === path) expect(v.parse(endpoint.gives, answer)).toEqual(answer)
})

it('and none is forgotten', () => {
  expect(paths.length).toBeGreaterThanOrEqual(33)
  expect(FIXTURES.length).toBeGreaterThanOrEqual(paths.length * 3)
})

const modules = import.meta.glob<Record<string, { parameters?: { machine?: SceneFacts } }>>(
  '../stories/**/*.stories.tsx',
  { eager: true },
)
const contexts = Object.values(modules).flatMap((module) =>
  Object.values(module).flatMap(({ parameters }) => parameters?.machine?.context() ?? []),
)

const ALWAYS = /^(status_text|next_action|type_text|level_name|rule_text)$/
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  text: ['event', 'code', 'about', 'is_mine'],
  title: ['type_text', 'about', 'is_mine'],
  message: ['refusal'],
}
const faults = new Set<string>(Object.values(FAULTS).map(({ text }) => text))

function unsaidIn(facts: unknown): string[] {
  if (Array.isArray(facts)) return facts.flatMap(unsaidIn)
  if (typeof facts !== 'object' || facts === null) return []
  return Object.entries(facts).flatMap(([key, value]) => {
    if (typeof value !== 'string') return unsaidIn(value)
    // Of goods it is what they are called.
    const isSpeech = ALWAYS.test(key) || (!('variant_id' in facts) && BESIDE[key]?.some((name) => name in facts))
    return isSpeech && value !== '' && !isSaid(value) && !faults.has(value) ? [`${key}: ${value}`] : []
  })
}

it('what the server says in a story is what it says to members', () => {
  expect(unsaidIn([FIXTURES.map(({ answer }) => answer), contexts])).toEqual([])
})

it('and in a language of its own, it says it in that language', () => {
  const active = {
    title: said('trade.status.settling'),
    text: said('home.active.to.bank', { amount: euros('491.04') }),
    is_mine: 0,
  }
  const way = said('wallet.titles.way', { from: said('wallet.accounts.coin'), to: 'Mira' })
  expect(unsaidIn({ active, nothing: { text: 'Merchants are being asked', code: 'x' } })).toEqual([
    'text: Merchants are being asked',
  ])
  expect(translated('de', { active, way, user: 'Mira' })).toEqual({
    active: {
      title: BOOKS.de.trade.status.settling,
      text: BOOKS.de.home.active.to.bank.replace('{amount}', '491,04\u00a0€'),
      is_mine: 0,
    },
    way: `${BOOKS.de.wallet.accounts.coin} → Mira`,
    user: 'Mira',
  })
  expect(translated('pseudo', active)).toBe(active)
  const mine = { user: 'Mira', of: [1, { x: 'y' }] }
  expect(translated('de', mine)).toBe(mine)
})
