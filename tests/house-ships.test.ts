import type { Plugin, PluginOption } from 'vite'
import { describe, expect, it } from 'vitest'
import storybook from '../.storybook/main.ts'
import { whatShips } from '../scripts/vite/ships.ts'
import app from '../vite.config.ts'
import touchPage from './touch-page/vite.config.ts'

async function flat(given: PluginOption): Promise<Plugin[]> {
  const plugins = await given
  if (Array.isArray(plugins)) return (await Promise.all(plugins.map(flat))).flat()
  return plugins ? [plugins] : []
}

const shipping = await flat(whatShips())
const ships = shipping.map(({ name }) => name)
const places = { app, touchPage, storybook: (await storybook.viteFinal?.({}, {} as never)) ?? {} }

const OF_ITS_OWN = {
  app: ['quay:icons', 'quay:preload', 'tanstack', 'quay:first-screen', 'quay:service-worker', 'quay:precompressed'],
  touchPage: ['quay:preload', 'pseudo-languages'],
  storybook: ['pseudo-languages'],
}

/** What changes what runs, without a plugin. */
const TELLING = new Set(['define', 'resolve', 'oxc', 'optimizeDeps', 'target', 'treeshake', 'transform'])

describe('what ships', () => {
  it.each(Object.keys(places) as (keyof typeof places)[])('runs in %s, and nothing else does', async (place) => {
    const { build, ...config } = places[place]
    const names = (await flat(config.plugins)).map(({ name }) => name.replace(/^(unplugin|tanstack).*/, 'tanstack'))
    expect(names.filter((name) => ships.includes(name))).toEqual(ships)
    expect([...new Set(names)].filter((name) => !ships.includes(name))).toEqual(OF_ITS_OWN[place])
    const keys = Object.keys({ ...config, ...build, ...build?.rolldownOptions })
    expect(keys.filter((name) => TELLING.has(name))).toEqual([])
  })

  it('is built and served alike', () => {
    expect(shipping.filter(({ apply }) => apply === 'build')).toEqual([])
  })
})
