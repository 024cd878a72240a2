import bidi from 'bidi-js'
import type { LocaleTag } from '#contract/locales.ts'
import { type Face, facesIn } from './faces.ts'

export interface Run {
  readonly face: Face
  readonly text: string
}
interface Stretch {
  readonly face: Face
  readonly level: number
  readonly clusters: string[]
}

const { getEmbeddingLevels, getMirroredCharactersMap } = bidi()
/** They steer direction and are not drawn. */
const MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** In visual order; the Hebrew and Arabic faces turn their runs themselves. */
export function runsOf(locale: LocaleTag, line: string, way: 'ltr' | 'rtl'): Run[] {
  return inOrder(stretchesOf(locale, line, way)).map(({ face, level, clusters }) => {
    const turned = level % 2 === 1 && face !== 'hebrew' && face !== 'arabic'
    return { face, text: (turned ? clusters.toReversed() : clusters).join('').replace(MARKS, '') }
  })
}

function stretchesOf(locale: LocaleTag, line: string, way: 'ltr' | 'rtl'): Stretch[] {
  const { levels } = getEmbeddingLevels(line, way)
  const mirrored = getMirroredCharactersMap(line, levels)
  const stretches: Stretch[] = []
  for (const { at, cluster, face } of facesIn(locale, line)) {
    const level = levels[at] ?? 0
    const drawn = mirrored.get(at) ?? cluster
    const last = stretches.at(-1)
    if (last?.face === face && last.level === level) last.clusters.push(drawn)
    else stretches.push({ face, level, clusters: [drawn] })
  }
  return stretches
}

/** From the highest level down, as UAX #9 has it (rule L2). */
function inOrder(stretches: Stretch[]): Stretch[] {
  const order = [...stretches]
  for (let level = Math.max(0, ...order.map((one) => one.level)); level > 0; level -= 1)
    for (let from = 0; from < order.length; from += 1) {
      let until = from
      while ((order[until]?.level ?? 0) >= level) until += 1
      if (until > from) order.splice(from, until - from, ...order.slice(from, until).toReversed())
      from = Math.max(from, until - 1)
    }
  return order
}
