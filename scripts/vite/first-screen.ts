import { minifySync, type Plugin } from 'vite'
import { home } from '#contract/home.ts'
import { APP_KEY } from '#contract/limits.ts'
import { LOCALES } from '#contract/locales.ts'
import { OFTEN } from './kit.ts'
import { shellWords } from './shell-words.ts'

const OTHERS = 'src/app/routeTree.gen.ts'
const ROOT = new URL('../../', import.meta.url)
const CATALOGUE = /locales\/app\/([\w-]+)\.po$/

interface Chunk {
  type: string
  name?: string
  fileName: string
  facadeModuleId?: string | null
  imports?: string[]
}

/** What the document needs to ask home's question itself, before there is an app. */
const firstQuestion = (): string =>
  JSON.stringify({
    path: home.index.path,
    key: APP_KEY,
    accept: Object.fromEntries(LOCALES.flatMap(({ code, accept }) => (code === accept ? [] : [[code, accept]]))),
  })

/** The words of the first screen travel in the first wave, in the reader's language; it is itself part of the kit. */
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
        const others = chunks
          .filter((chunk) => chunk.name === OFTEN || chunk.facadeModuleId?.includes(OTHERS))
          .flatMap((chunk) => closure(chunk, bundle as Record<string, Chunk>))
          .filter((file) => !html.includes(file))
        const filled = said
          .replace(/\/\*WORDS\*\/.*\/\*WORDS\*\//, JSON.stringify(words))
          .replace(/\/\*HOME\*\/.*\/\*HOME\*\//, firstQuestion())
          .replace(/\/\*OTHERS\*\/.*\/\*OTHERS\*\//, JSON.stringify(others.map((file) => `/h5/${file}`)))
        return tight(filled)
      },
    },
  }
}

const tight = (html: string): string =>
  html
    .replace(/(?<=<script>)[^]*?(?=<\/script>)/g, (script) =>
      minifySync('document.js', script, { module: false }).code.trim(),
    )
    .replace(/\n\s*/g, ' ')
    .replace(/> </g, '><')

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
