import { fileURLToPath } from 'node:url'
import { closureOf, type Part, travelling } from './sharing.ts'

const FIRST_CHUNKS = /(^|\/)(packages|kit)-[\w-]+\.js$/
const BEGINNINGS = /[\\/]src[\\/](main\.tsx|screens[\\/]home[\\/]home\.route\.tsx\?tsr-split=component)$/
const ADDRESSES = /[\\/]src[\\/]app[\\/]routeTree\.gen\.ts$/
const OURS = /[\\/](src|machines|contract)[\\/].*\.tsx?(\?|$)|[\\/]lucide-react[\\/]/
/** The ways on from the first page. */
const NEXT = /[\\/](home-below|language-offer|sign-in\.route|register\.route)\.tsx/
/** What a byte of source weighs when it travels. */
const TRAVELS = 0.16

export const FIRST = 'kit'

interface Looking {
  getModuleInfo(id: string): {
    code: string | null
    importedIds: string[]
    dynamicallyImportedIds: string[]
  } | null
}

const isPart = (id: string) => OURS.test(id)

const MAIN = fileURLToPath(new URL('../../src/main.tsx', import.meta.url))

function partsOf(looking: Looking): Map<string, Part> {
  const parts = new Map<string, Part>()
  const open = [MAIN]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const info = parts.has(next) ? null : looking.getModuleInfo(next)
    if (!info) continue
    const part = {
      size: Math.round((info.code?.length ?? 0) * TRAVELS),
      imports: info.importedIds.filter(isPart),
      later: info.dynamicallyImportedIds.filter(isPart),
      isEager: /^void /m.test(info.code ?? ''),
    }
    parts.set(next, part)
    open.push(...part.imports, ...part.later)
  }
  return parts
}

const nameOf = (ids: Iterable<string>, parts: ReadonlyMap<string, Part>): string => {
  const heaviest = [...ids].reduce((one, two) =>
    (parts.get(two)?.size ?? 0) > (parts.get(one)?.size ?? 0) ? two : one,
  )
  return (/([\w-]+)(\.[\w.-]+)?(\?.*)?$/.exec(heaviest)?.[1] ?? 'shared').toLowerCase()
}

function filesOf(looking: Looking): Map<string, string> {
  const parts = partsOf(looking)
  const ids = [...parts.keys()]
  const first = closureOf(
    parts,
    ids.filter((id) => BEGINNINGS.test(id)),
  )
  const addresses = ids.find((id) => ADDRESSES.test(id)) ?? ''
  const { often, others } = travelling(parts, { first, addresses, weightOf: (id) => (NEXT.test(id) ? 6 : 1) })
  const files = new Map<string, string>()
  const names = new Set<string>()
  for (const file of others.map((part) => [...part].sort()).sort(([a = ''], [b = '']) => a.localeCompare(b))) {
    const name = nameOf(file, parts)
    let unique = name
    for (let number = 2; names.has(unique); number += 1) unique = `${name}-${number}`
    names.add(unique)
    file.forEach((id) => files.set(id, unique))
  }
  often.forEach((id) => files.set(id, 'often'))
  return files
}

let files: Map<string, string> | undefined

/**
 * The first load in two files: packages change when they are updated, the kit when we change it. Whatever a beginning
 * cannot run without comes with it. Everything else travels with those who ask for it.
 */
export const groups = [
  { name: 'packages', test: /[\\/]node_modules[\\/]|rolldown[\\/]runtime/, tags: ['$initial' as const], priority: 2 },
  { name: FIRST, test: BEGINNINGS, priority: 1 },
  {
    debugName: 'travelling',
    name: (id: string, looking: Looking) => (files ??= filesOf(looking)).get(id) ?? null,
    test: OURS,
    includeDependenciesRecursively: false,
  },
]

/** The files a late screen must fetch beside its own; those of the first load are long there. */
export const neededBeside = (file: string, needed: string[], { hostType }: { hostType: 'html' | 'js' }): string[] =>
  hostType === 'html' ? needed : needed.filter((name) => name !== file && !FIRST_CHUNKS.test(name))
