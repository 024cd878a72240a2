import { globSync } from 'node:fs'
import type { TestCase } from 'playwright/types/testReporter'
import { inClone } from '../../scripts/lib/place.mjs'
import { sitemap } from '#src/sitemap.ts'

export const house = async () => ({ flows: await flowIds(), addresses: built() })

/** The machines of all flow files; a function that makes one makes it of nothing. */
async function flowIds(): Promise<string[]> {
  const files = globSync('machines/*/*.flow.ts', { cwd: inClone() })
  const modules = await Promise.all(files.map((file) => import(inClone(file)) as Promise<Record<string, unknown>>))
  return modules.flatMap((module, at) => {
    const ids = Object.entries(module).flatMap(([name, value]) => (name.endsWith('Flow') ? [idOf(value)] : []))
    if (ids.length === 0) throw new Error(`${files[at]} exports no machine`)
    return ids
  })
}

const idOf = (flow: unknown): string =>
  typeof flow === 'function' ? idOf((flow as () => unknown)()) : (flow as { id: string }).id

const built = (): string[] =>
  sitemap.children?.flatMap((node) => ('path' in node && node.path ? [node.path] : [])) ?? []

export const factsOf = <T>(test: TestCase, type: string): T[] =>
  test.annotations.filter((one) => one.type === type).map(({ description }) => JSON.parse(description ?? '{}') as T)
