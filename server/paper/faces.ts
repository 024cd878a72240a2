import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { create, type Font } from 'fontkit'
import type { LocaleTag } from '#contract/locales.ts'

export type Face = 'latin' | 'hebrew' | 'arabic' | 'han'
export type Weight = 'Regular' | 'Bold'

const require = createRequire(import.meta.url)
const FILES: Readonly<Record<Face, (weight: Weight) => string>> = {
  latin: (weight) => beside(require.resolve('@embedpdf/fonts-latin'), `NotoSans-${weight}.ttf`),
  hebrew: (weight) => beside(require.resolve('@embedpdf/fonts-hebrew'), `NotoSansHebrew-${weight}.ttf`),
  arabic: (weight) => beside(require.resolve('@embedpdf/fonts-arabic'), `NotoNaskhArabic-${weight}.ttf`),
  han: (weight) => beside(require.resolve('@embedpdf/fonts-sc'), `NotoSansHans-${weight}.otf`),
}
const beside = (entry: string, file: string) => join(dirname(entry), '../fonts', file)

const LOST = '□'
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/u
const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' })

const files = new Map<string, Buffer>()
const known = new Map<Face, Font>()
const shows = new Map<string, boolean>()

export function fileOf(face: Face, weight: Weight): Buffer {
  const name = `${face} ${weight}`
  const file = files.get(name) ?? readFileSync(FILES[face](weight))
  files.set(name, file)
  return file
}

function has(face: Face, letter: string): boolean {
  const name = face + letter
  const cached = shows.get(name)
  if (cached !== undefined) return cached
  const font = known.get(face) ?? create(fileOf(face, 'Regular'))
  known.set(face, font)
  const can = font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
  shows.set(name, can)
  return can
}

/** In the order in which they are asked; Chinese has its own figures and commas. */
const orderFor = (locale: LocaleTag): readonly Face[] =>
  locale === 'zh-Hans' ? ['han', 'latin', 'hebrew', 'arabic'] : ['latin', 'hebrew', 'arabic', 'han']

/** What no face has becomes one box, however many code points it is. */
export function shownIn(locale: LocaleTag, text: string): { text: string; lost: boolean } {
  const order = orderFor(locale)
  let lost = false
  const shown = [...clusters.segment(text.normalize('NFC').replace(/[\t\n\r]+/g, ' '))].map(({ segment }) => {
    if (faceOf(order, segment)) return segment
    lost = true
    return LOST
  })
  return { text: shown.join(''), lost }
}

function faceOf(order: readonly Face[], cluster: string): Face | undefined {
  const letters = [...cluster].filter((letter) => !UNSEEN.test(letter))
  return order.find((face) => letters.every((letter) => has(face, letter)))
}

export function facesIn(locale: LocaleTag, text: string): { at: number; cluster: string; face: Face }[] {
  const order = orderFor(locale)
  let before: Face = order[0] ?? 'latin'
  return [...clusters.segment(text)].map(({ segment, index }) => {
    if (!/^\s+$/.test(segment)) before = faceOf(order, segment) ?? before
    return { at: index, cluster: segment, face: before }
  })
}
