import { resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import { type Map as SourceMap, stretchesOf } from './source-map.ts'
import { total, weigh, type Weight } from './weights.ts'

export interface Chunk {
  readonly fileName: string
  readonly code: string
  readonly map: SourceMap
}

export interface Part {
  readonly name: string
  readonly weight: Weight
}

export async function buildAndProbe(outDir: string): Promise<Map<string, Chunk>> {
  const chunks = new Map<string, Chunk>()
  const probe: Plugin = {
    name: 'quay:probe',
    generateBundle(_, bundle) {
      for (const part of Object.values(bundle))
        if (part.type === 'chunk' && part.map)
          chunks.set(part.fileName, { fileName: part.fileName, code: part.code, map: part.map })
    },
  }
  await build({ logLevel: 'error', plugins: [probe], build: { outDir, emptyOutDir: true, sourcemap: 'hidden' } })
  return chunks
}

export function packageOf(source: string | undefined): string {
  const path = resolve(source ?? '')
  const inside = path.split('node_modules/').at(-1) ?? path
  if (inside !== path)
    return inside
      .split('/')
      .slice(0, inside.startsWith('@') ? 2 : 1)
      .join('/')
  const own = /\/(src\/\w+|machines|contract)\b/.exec(path)?.[1]
  return source && own ? own : 'bundler'
}

/** What each package weighs in these chunks: compressed alone, then scaled so that the parts make up the whole. */
export function partsOf(chunks: readonly Chunk[], nameOf = packageOf): Part[] {
  const texts = new Map<string, string[]>()
  for (const { source, text } of chunks.flatMap(({ code, map }) => [...stretchesOf(code, map)])) {
    const name = nameOf(source)
    const known = texts.get(name)
    if (known) known.push(text)
    else texts.set(name, [text])
  }
  const alone = [...texts].map(([name, text]) => ({ name, weight: weigh(text.join('')) }))
  const whole = total(chunks.map(({ code }) => weigh(code)))
  const sum = total(alone.map(({ weight }) => weight))
  return alone
    .map(({ name, weight }) => ({ name, weight: scaled(weight, whole, sum) }))
    .toSorted((a, b) => b.weight.brotli - a.weight.brotli)
}

const scaled = (weight: Weight, whole: Weight, sum: Weight): Weight => ({
  minified: (weight.minified * whole.minified) / sum.minified,
  gzip: (weight.gzip * whole.gzip) / sum.gzip,
  brotli: (weight.brotli * whole.brotli) / sum.brotli,
})
