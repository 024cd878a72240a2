import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { cellsIn } from '../scripts/lib/tables.mjs'
import manifest from '../package.json' with { type: 'json' }

const PAGES = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', 'docs/hosting.md']
const textOf = (page: string) => readFileSync(page, 'utf8')

const named = (page: string) => [...textOf(page).matchAll(/`([^`\n]+)`/g)].map(([, words = '']) => words)

const ROOM = /^(contract|machines|server|src|stories|tests|scripts|docs|\.storybook)\/[\w./*-]*$/
const PAGE = /^[A-Z]+\.md$|^\.(nvmrc|editorconfig|oxlintrc\.json)$|^tsconfig\.\w+\.json$|^index\.html$/

describe.each(PAGES)('%s', (page) => {
  it('names files and folders that are there', () => {
    const paths = named(page).filter((words) => ROOM.test(words) || PAGE.test(words))
    expect(paths.filter((path) => !existsSync(path) && globSync(path).length === 0)).toEqual([])
  })

  it('names commands that there are', () => {
    const commands = [...textOf(page).matchAll(/\bnpm (?:run ([\w-]+)|(start|test))\b/g)].map(
      ([, run, own = '']) => run ?? own,
    )
    expect(commands.filter((name) => !Object.hasOwn(manifest.scripts, name))).toEqual([])
    const scripts = [...textOf(page).matchAll(/\bnode (scripts\/[\w./-]+)/g)].map(([, script = '']) => script)
    expect(scripts.filter((script) => !existsSync(script))).toEqual([])
  })
})

it('docs/hosting.md has every name that the environment may say, and no other', () => {
  // The desk asks for the first, and the second is asked for once Alipay is configured.
  const asked = new Set<string>(['QUAY_OPERATOR', 'ALIPAY_GATEWAY'])
  const listening = new Proxy<Record<string, string | undefined>>(
    { PEPPER: 'not to be written to a disk' },
    {
      get(given, name: string) {
        asked.add(name)
        return given[name]
      },
    },
  )
  readConfig(listening)
  const said = cellsIn(textOf('docs/hosting.md').split('\n# ')[0] ?? '').flatMap(([names = '']) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  )
  expect(said.toSorted()).toEqual([...asked].toSorted())
})

it('.nvmrc says the Node that is pinned', () => {
  expect(textOf('.nvmrc').trim()).toBe(manifest.dependencies.node)
})

it('CHANGELOG.md has the version of package.json', () => {
  expect(textOf('CHANGELOG.md')).toContain(`## ${manifest.version}`)
})
