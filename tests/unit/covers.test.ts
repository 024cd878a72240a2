import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { DrawnGoods } from '#src/parts/shop/drawn-goods.tsx'
import { MOTIFS } from '#src/parts/shop/motifs.ts'
import { DrawnCover } from '#src/parts/invest/drawn-cover.tsx'

const names = Object.keys(MOTIFS)
const coast = (seed: string) => renderToStaticMarkup(createElement(DrawnCover, { seed }))
const goods = (seed: string, motif?: string) => renderToStaticMarkup(createElement(DrawnGoods, { seed, motif }))
const sumOf = (drawn: readonly string[]) => createHash('sha256').update(drawn.join('\n')).digest('hex').slice(0, 16)
const seeds = Array.from({ length: 100 }, (_, at) => `robot ${at}`)

describe('what is drawn by an id', () => {
  test('stays what it was: of what is invested in', () => {
    expect(sumOf(seeds.map(coast))).toMatchInlineSnapshot(`"7755979d7601d531"`)
  })

  test('and of goods, named or not', () => {
    expect(sumOf(seeds.map((seed) => goods(seed, 'mug')))).toMatchInlineSnapshot(`"d1ad831c29942621"`)
    expect(sumOf(seeds.map((seed) => goods(seed)))).toMatchInlineSnapshot(`"50445d894b24f3ac"`)
  })

  test('is of the motif that is named, and by lot where none is or nobody can draw it', () => {
    const strokes = (drawn: string) =>
      names.filter((name) => MOTIFS[name as keyof typeof MOTIFS].every(([path]) => drawn.includes(`"${path}"`)))
    expect(strokes(goods('goods 1', 'teapot'))).toEqual(['teapot'])
    expect(goods('goods 1', 'zeppelin')).toBe(goods('goods 1'))
    expect(new Set(Array.from({ length: 1_000 }, (_, at) => strokes(goods(`goods ${at}`))[0])).size).toBe(names.length)
  })

  test('differs for twenty mugs of a list', () => {
    expect(new Set(Array.from({ length: 20 }, (_, at) => goods(`goods ${at}`, 'mug'))).size).toBe(20)
  })
})

/** Every point that a path names, by the last two numbers of each of its steps. */
function pointsOf(path: string): { x: number; y: number }[] {
  let [x, y] = [0, 0]
  return [...path.matchAll(/([MLHVQTCSA])([^MLHVQTCSAZ]*)/g)].flatMap(([, step, rest = '']) => {
    const numbers = [...rest.matchAll(/-?(?:\d*\.)?\d+/g)].map(Number)
    const of = { H: 1, V: 1, Q: 4, C: 6, S: 4, A: 7 }[step ?? ''] ?? 2
    return Array.from({ length: numbers.length / of }, (_, at) => {
      const [one = 0, two = 0] = numbers.slice(at * of, (at + 1) * of).slice(-2)
      ;[x, y] = step === 'H' ? [one, y] : step === 'V' ? [x, one] : [one, two]
      return { x, y }
    })
  })
}

describe('a motif', () => {
  test.each(Object.entries(MOTIFS))('%s stands on its foot and fits', (_, strokes) => {
    const points = strokes.flatMap(([path]) => pointsOf(path))
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
    expect([Math.min(...xs) >= -44, Math.max(...xs) <= 44, Math.min(...ys) >= -72, Math.max(...ys) <= 1.5]).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(new Set(strokes.map(([path]) => path)).size).toBe(strokes.length)
  })
})
