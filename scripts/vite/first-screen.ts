import type { Plugin } from 'vite'
import { home } from '#contract/home.ts'
import { APP_KEY } from '#contract/limits.ts'
import { LOCALES } from '#contract/locales.ts'
import { shellWords } from './shell-words.ts'

const HOME = 'screens/home/home.route.tsx'
const OTHERS = 'src/app/routeTree.gen.ts'
const ROOT = new URL('../../', import.meta.url)
const CATALOGUE = /locales\/app\/([\w-]+)\.po$/

interface Chunk {
  type: string
  fileName: string
  facadeModuleId?: string | null
  imports?: string[]
}

/** What the document needs to ask home's question itself, before there is an app. */
const firstQuestion = (): string =>
  JSON.stringify({
    path: home.index.path,
    key: APP_KEY,
    accept: Object.fromEntries(LOCALES.map(({ code, accept }) => [code, accept])),
  })

/** The chunks of the first screen travel in the first wave, and so do its words in the reader's language. */
export function firstScreen(): Plugin {
  return {
    name: 'quay:first-screen',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const said = html.replace(/\/\*SAYS\*\/.*\/\*SAYS\*\//, JSON.stringify(shellWords(ROOT)))
        if (!bundle) return said
        const chunks = Object.values(bundle) as Chunk[]
        const words = Object.fromEntries(
          chunks.flatMap((chunk) => {
            const tag = CATALOGUE.exec(chunk.facadeModuleId ?? '')?.[1]
            return tag ? [[tag, `/h5/${chunk.fileName}`]] : []
          }),
        )
        const filesOf = (module: string) =>
          chunks
            .filter((chunk) => chunk.facadeModuleId?.includes(module))
            .flatMap((chunk) => closure(chunk, bundle as Record<string, Chunk>))
        const first = [...new Set(filesOf(HOME))]
        const others = filesOf(OTHERS).filter((file) => !first.includes(file) && !html.includes(file))
        const links = first
          .filter((file) => !html.includes(file))
          .map((file) => `<link rel="modulepreload" crossorigin href="/h5/${file}">`)
        return said
          .replace(/\/\*WORDS\*\/.*\/\*WORDS\*\//, JSON.stringify(words))
          .replace(/\/\*HOME\*\/.*\/\*HOME\*\//, firstQuestion())
          .replace(/\/\*OTHERS\*\/.*\/\*OTHERS\*\//, JSON.stringify(others.map((file) => `/h5/${file}`)))
          .replace('</head>', `${links.join('')}</head>`)
      },
    },
  }
}

export function closure(chunk: Chunk, bundle: Record<string, Chunk>): string[] {
  const seen = new Set<string>()
  const visit = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    bundle[name]?.imports?.forEach(visit)
  }
  visit(chunk.fileName)
  return [...seen]
}
