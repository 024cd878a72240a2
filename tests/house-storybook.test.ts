import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { BUILT } from '#src/sitemap.ts'
import { countsOf, type StoryModule } from '#stories/lib/counts.ts'
import { retired, source } from '#stories/lib/words-page.tsx'
import { closed, inOrder, roomsInOrder } from '../.storybook/order.ts'

const modules = import.meta.glob<StoryModule>('../stories/**/*.stories.tsx', { eager: true })
const files = Object.keys(modules).map((file) => file.replace('../stories/', ''))

describe('the sidebar', () => {
  it('shows the rooms as the sitemap comes to them, and at the end those without an address', () => {
    const rooms = ['card', 'home', 'notice', 'wallet']
    const screens = ['screens/home/a.route.tsx', 'screens/wallet/b.route.tsx', 'screens/card/c.route.tsx']
    expect(roomsInOrder(rooms, screens)).toEqual(['home', 'wallet', 'card', 'notice'])
    expect(roomsInOrder(rooms, [screens[1] as string, ...screens])).toEqual(['wallet', 'home', 'card', 'notice'])
  })

  it('begins with the page that says how to read it, and leaves no room out', () => {
    const order = inOrder()
    expect(order[0]).toBe('../stories/app/welcome.stories.tsx')
    const rooms = readdirSync('stories').filter((name) => files.some((file) => file.startsWith(`${name}/`)))
    expect(rooms.filter((room) => !order.some((place) => place.startsWith(`../stories/${room}/`)))).toEqual([])
  })

  it('is closed but for the pages it begins with', () => {
    const shown = Object.values(modules).map((module) => (module['default'] as { title: string }).title.split('/')[0])
    expect([...new Set(shown)].filter((room) => !closed().includes(room ?? '')).sort()).toEqual([
      'foundations',
      'matrix',
      'welcome',
    ])
    expect(closed().filter((room) => !shown.includes(room))).toEqual([])
  })
})

describe('the welcome page', () => {
  it('counts what there is', () => {
    const counts = countsOf(Object.values(modules))
    expect(counts).toEqual({
      addresses: Object.keys(BUILT).length,
      screens: counts.screens,
      flows: machinesOf('.flow.ts'),
      lifecycles: machinesOf('.lifecycle.ts'),
      states: counts.states,
      withStory: counts.states,
      stories: Object.values(modules).flatMap((module) => Object.keys(module)).length - files.length,
      languages: 10,
    })
  })

  it('counts a state once, however many stories it has, and none of another screen', () => {
    const screen = modules['../stories/security/change-pin.stories.tsx'] as StoryModule
    const [about, [name, one] = ['', {}]] = Object.entries(screen)
    const countOf = (...stories: [string, StoryModule[string]][]) => countsOf([Object.fromEntries(stories)]).withStory
    expect(about?.[0]).toBe('default')
    expect([countOf(), countOf([name, one]), countOf([name, one], ['Again', one])]).toEqual([0, 1, 1])
    expect(countsOf([screen, screen])).toMatchObject({ screens: 1, withStory: countsOf([screen]).states })
  })
})

const machinesOf = (end: string) =>
  readdirSync('machines', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(end)).length

describe('the page of words', () => {
  it('shows every term of the glossary with what it means, and retired words as one reads them', () => {
    expect(Object.values(source.terms).filter(({ means, use }) => means === '' || use === '')).toEqual([])
    expect(retired([String.raw`\bAccount`, 'einlogg', String.raw`log-?in\b`])).toEqual([
      'Account',
      'einlogg',
      'log-?in',
    ])
  })
})
