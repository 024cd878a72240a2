import { i18n } from '@lingui/core'
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { createElement } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { describe, expect, it, vi } from 'vitest'
import type { StateValue } from 'xstate'
import { valueOf } from '#machines/lib/states.ts'
import { Providers } from '#src/app/providers.tsx'
import { bare, PlacesProvider, type Built } from '#src/lib/places.ts'
import { BUILT } from '#src/sitemap.ts'
import { TabBar, type Space } from '#src/ui/tab-bar.tsx'
import { placesAt } from '#stories/lib/places.ts'
import type { SceneFacts } from '#stories/lib/scenes.tsx'
import { LEADS, OTHERWISE } from './spec/leads.ts'
import { SCREENS } from './spec/screens.ts'

const modules = import.meta.glob<Record<string, { parameters?: { machine?: SceneFacts } }>>(
  '../stories/**/*.stories.tsx',
  { eager: true },
)
const scenes = Object.values(modules).flatMap((module) =>
  Object.values(module).flatMap(({ parameters }) => parameters?.machine ?? []),
)

// Nothing is painted here: no property of a style is known, and every step slides one way.
vi.stubGlobal('document', { documentElement: { dir: 'ltr' } })
vi.stubGlobal('CSS', { supports: () => false })
i18n.load('en', {})
i18n.activate('en')

const drawn = async (path: string, isBuilt: (to: string) => boolean) => {
  const places = { ...placesAt(path), isBuilt: (to: string): to is Built => isBuilt(to) }
  const within = async (node: React.ReactNode) => {
    const page = Providers({ i18n, children: createElement(PlacesProvider, { value: places }, node) })
    return text((await prerenderToNodeStream(page)).prelude)
  }
  const tabs = /tabs: '(\w+)'/.exec(readFileSync(`src/${BUILT[path as keyof typeof BUILT]}`, 'utf8'))?.[1]
  const shown = scenes
    .filter(({ paths }) => paths.includes(path))
    .map((facts) => {
      const value = valueOf(facts.state) as StateValue
      const snapshot = facts.flow().resolveState({ value, context: facts.context() }) as never
      return within(createElement(facts.screen(), { snapshot, send: () => undefined }))
    })
  return (await Promise.all([...shown, tabs ? within(createElement(TabBar, { space: tabs as Space })) : ''])).join('')
}

const ledTo = async (path: string, isBuilt: (to: string) => boolean): Promise<Set<string>> =>
  new Set([...(await drawn(path, isBuilt)).matchAll(/href="#([^"]*)"/g)].map(([, to = '']) => bare(to)))

async function ledOnceAllStands(path: string) {
  const asked = new Set<string>()
  return { led: await ledTo(path, (to) => asked.add(to) && true), asked: [...asked] }
}
const once = new Map<string, ReturnType<typeof ledOnceAllStands>>()
const onceAllStands = (path: string) => {
  const known = once.get(path) ?? ledOnceAllStands(path)
  once.set(path, known)
  return known
}

const built = Object.keys(BUILT)
const isStanding = (to: string) => built.includes(bare(to))
const screens = built.map((path) => ({
  path,
  leads: LEADS.get(path) ?? [],
  otherwise: Object.keys(OTHERWISE[path as keyof typeof BUILT] ?? {}),
}))

describe('from every screen one can go where the specification says', () => {
  it.each(screens)('$path, once every screen stands', async ({ path, leads, otherwise }) => {
    const { led } = await onceAllStands(path)
    expect(leads.filter((to) => !led.has(to))).toEqual(leads.filter((to) => otherwise.includes(to)))
  })

  it.each(screens)('$path, and nowhere that does not stand yet', async ({ path }) => {
    const { led, asked } = await onceAllStands(path)
    // Who asks only after what stands is drawn the same.
    const now = asked.every(isStanding) ? led : await ledTo(path, isStanding)
    expect([...now].filter((to) => !isStanding(to))).toEqual([])
  })

  it('and every screen of the specification is known here', () => {
    expect([...LEADS.keys()].sort()).toEqual(SCREENS.map(({ path }) => path).sort())
  })
})
