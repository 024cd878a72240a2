import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PICTURE_FILE, PICTURE_KINDS, PICTURE_WIDTHS } from '#contract/picture.ts'
import { CATALOGUE, type GoodsCode, type Wish } from '#server/seeds/goods/catalogue.ts'
import { PICTURES } from '#server/seeds/goods/pictures.ts'
import { MOTIFS as NAMED } from '#server/shop/motifs.ts'
import { MOTIFS } from '#src/parts/shop/motifs.ts'

const FOLDER = 'server/seeds/goods/pictures'
const files = readdirSync(FOLDER)
const catalogue: Readonly<Record<GoodsCode, Wish>> = CATALOGUE
const shown = Object.entries(PICTURES)

test('the phone can draw whatever the demo sells', () => {
  expect(Object.keys(MOTIFS)).toEqual(NAMED)
})

test('every picture that a good of the demo has is there in every width, and no other', () => {
  const hashes = new Set(shown.flatMap(([, { gallery, colours }]) => [...gallery, ...Object.values(colours)]))
  const wanted = [...hashes].flatMap((hash) =>
    PICTURE_WIDTHS.flatMap((width) => PICTURE_KINDS.map((kind) => `${hash}-${width}.${kind}`)),
  )
  expect(files.toSorted()).toEqual(wanted.toSorted())
  expect(files.filter((file) => !PICTURE_FILE.test(file))).toEqual([])
  expect(files.reduce((sum, file) => sum + statSync(join(FOLDER, file)).size, 0)).toBeLessThan(4 * 1024 * 1024)
})

test('they are what their names say', () => {
  const begins = (file: string, at: number, end: number) => readFileSync(join(FOLDER, file)).toString('latin1', at, end)
  expect(files.filter((file) => file.endsWith('.avif') && begins(file, 4, 12) !== 'ftypavif')).toEqual([])
  expect(files.filter((file) => file.endsWith('.webp') && begins(file, 8, 12) !== 'WEBP')).toEqual([])
})

test('two or three show a good, the first in its first colour, and another colour is one of its own', () => {
  for (const [code, { gallery, colours }] of shown) {
    const { colours: [first, ...others] = [] } = catalogue[code as GoodsCode]
    expect([2, 3]).toContain(gallery.length)
    expect(first ? colours[first] : gallery[0]).toBe(gallery[0])
    expect(Object.keys(colours).filter((colour) => ![first, ...others].some((one) => one === colour))).toEqual([])
  }
})
