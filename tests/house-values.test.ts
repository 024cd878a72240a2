import { i18n } from '@lingui/core'
import { createElement, Suspense, type ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { expect, it, vi } from 'vitest'
import { valueOf } from '#machines/lib/states.ts'
import { Providers } from '#src/app/providers.tsx'
import { PlacesProvider } from '#src/lib/places.ts'
import { NOW } from '#stories/lib/clock.ts'
import { placesAt } from '#stories/lib/places.ts'
import type { SceneFacts } from '#stories/lib/scenes.tsx'
import { stretched } from '#stories/lib/values.ts'

const modules = import.meta.glob<Record<string, { parameters?: { machine?: SceneFacts } }>>(
  '../stories/**/*.stories.tsx',
  { eager: true },
)
const scenes = Object.values(modules).flatMap((module) =>
  Object.values(module).flatMap(({ parameters }) => parameters?.machine ?? []),
)

function drawn(facts: SceneFacts): ReactNode {
  const snapshot = facts.flow().resolveState({
    value: valueOf(facts.state),
    context: stretched(facts.context(), 'both'),
  })
  const shown = createElement(facts.screen(), { snapshot: snapshot as never, send: () => undefined })
  return createElement(PlacesProvider, { value: placesAt(facts.paths[0] ?? '') }, shown)
}

it('every scene can be drawn with the longest names and the largest amounts', { timeout: 120_000 }, async () => {
  // Nothing is painted here: no property of a style is known, and every step slides one way.
  vi.stubGlobal('document', { documentElement: { dir: 'ltr' } })
  vi.stubGlobal('CSS', { supports: () => false })
  vi.setSystemTime(NOW * 1_000)
  i18n.load('en', {})
  i18n.activate('en')
  const faults: string[] = []
  const children = scenes.map((facts, key) => createElement(Suspense, { key }, drawn(facts)))
  const { prelude } = await prerender(Providers({ i18n, children }), {
    progressiveChunkSize: Infinity,
    onError: (error) => void faults.push(String(error)),
  })
  const html = await new Response(prelude).text()
  expect(faults).toEqual([])
  expect(html).toContain('987,654,321,098.76')
  expect(html).toContain('Maximiliane-Wilhelmine von Hohenlohe-Waldenburg-Schillingsfürst')
})
