import { fileURLToPath } from 'node:url'
import { closureOf, type Part, travelling } from './sharing.ts'

const FIRST_CHUNKS = /(^|\/)(packages|kit|rolldown-runtime)-[\w-]+\.js$/
const BEGINNINGS = /[\\/]src[\\/](main\.tsx|screens[\\/]home[\\/]home\.route\.tsx\?tsr-split=component)$/
const ADDRESSES = /[\\/]src[\\/]app[\\/]routeTree\.gen\.ts$/
const OURS =
  /[\\/](src|machines|contract)[\\/].*\.tsx?(\?|$)|[\\/](lucide-react|@xstate[\\/]react|use-isomorphic-layout-effect)[\\/]/
const SHEETS =
  /[\\/]node_modules[\\/](@zag-js|@ark-ui|@chakra-ui)[\\/](?!.*toast)|[\\/]src[\\/](ui[\\/]reading\.tsx|theme[\\/]slot-recipes[\\/]drawer\.ts)$/
/** How much more than a page's, whatever opens it, the ways on from the first page weigh. */
const NEXT = [
  [/[\\/]home-below\.tsx/, 160],
  [/[\\/](language-offer|sign-in\.route|register\.route)\.tsx/, 80],
] as const
/** What a byte of source weighs when it travels, and what a package may that only comes later. */
const TRAVELS = 0.165
const PACKAGE = 10_000
const MAIN = fileURLToPath(new URL('../../src/main.tsx', import.meta.url))

export const FIRST = 'kit'
/** What nearly every page needs, beside the addresses. */
export const OFTEN = 'often'

interface Looking {
  getModuleInfo(id: string): {
    code: string | null
    importedIds: string[]
    dynamicallyImportedIds: string[]
  } | null
}

interface Looked extends Part {
  readonly packages: readonly string[]
}

const isPart = (id: string) => OURS.test(id)

function packageOf(id: string): string[] {
  if (isPart(id)) return SHEETS.test(id) ? ['sheets'] : []
  return /.*[\\/]node_modules[\\/]((?:@[\w.-]+[\\/])?[\w.-]+)/.exec(id)?.slice(1) ?? []
}

function partsOf(looking: Looking): Map<string, Looked> {
  const parts = new Map<string, Looked>()
  const open = [MAIN]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const info = parts.has(next) ? null : looking.getModuleInfo(next)
    if (!info) continue
    const part = {
      size: Math.round((info.code?.length ?? 0) * TRAVELS),
      imports: info.importedIds.filter(isPart),
      later: info.dynamicallyImportedIds.filter(isPart),
      isEager: /^(void |\w+\.bring\()/m.test(info.code ?? ''),
      packages: info.importedIds.flatMap(packageOf),
    }
    parts.set(next, part)
    open.push(...part.imports, ...part.later)
  }
  return parts
}

/** A part that is the first to need a package brings it along. */
function weighed(parts: ReadonlyMap<string, Looked>, first: ReadonlySet<string>): Map<string, Part> {
  const here = new Set([...first].flatMap((id) => parts.get(id)?.packages ?? []))
  const more = ({ packages }: Looked) => (packages.some((name) => !here.has(name)) ? PACKAGE : 0)
  return new Map([...parts].map(([id, part]) => [id, { ...part, size: part.size + more(part) }]))
}

const nameOf = (ids: Iterable<string>, parts: ReadonlyMap<string, Part>): string => {
  const sizeOf = (id: string) => parts.get(id)?.size ?? 0
  const heaviest = [...ids].reduce((one, two) => (sizeOf(two) > sizeOf(one) ? two : one))
  return (/([\w-]+)(\.[\w.-]+)?(\?.*)?$/.exec(heaviest)?.[1] ?? 'shared').toLowerCase()
}

function filesOf(looking: Looking): Map<string, string> {
  const looked = partsOf(looking)
  const ids = [...looked.keys()]
  const begins = ids.filter((id) => BEGINNINGS.test(id))
  const first = closureOf(looked, begins)
  const parts = weighed(looked, first)
  const addresses = ids.find((id) => ADDRESSES.test(id)) ?? ''
  const weightOf = (id: string) => NEXT.find(([entry]) => entry.test(id))?.[1] ?? 1
  const isLimited = (id: string) => /\.route\.tsx|-flow-page\.tsx$/.test(id)
  const { known, often, others } = travelling(parts, { first, addresses, weightOf, isLimited })
  const files = new Map<string, string>()
  const names = new Set<string>()
  for (const file of others.map((part) => [...part].sort()).sort(([a = ''], [b = '']) => a.localeCompare(b))) {
    const name = nameOf(file, parts)
    let unique = name
    for (let number = 2; names.has(unique); number += 1) unique = `${name}-${number}`
    names.add(unique)
    file.forEach((id) => files.set(id, unique))
  }
  often.forEach((id) => files.set(id, OFTEN))
  known.forEach((id) => files.set(id, 'addresses'))
  return files
}

let files: Map<string, string> | undefined

/**
 * The first load in two files: packages change when they are updated, the kit when we change it. Whatever a beginning
 * cannot run without comes with it. Everything else travels with those who ask for it.
 */
export const groups = [
  { name: 'packages', test: /[\\/]node_modules[\\/]/, tags: ['$initial' as const], priority: 2 },
  { name: FIRST, test: BEGINNINGS, priority: 1 },
  { name: 'sheets', test: SHEETS, priority: 1, includeDependenciesRecursively: false },
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
