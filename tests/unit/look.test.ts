import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { lookOf } from '#server/attachment/look.ts'
import { DIFFER } from '#server/attachment/twins.ts'
import { PAID, receipt } from '#tests/files/receipts.ts'

const first = await lookOf(await receipt(PAID).jpeg().toBuffer())
const differ = (look: string) => [...look].filter((bit, at) => bit !== first[at]).length
const sentAs = async (picture: Sharp) => differ(await lookOf(await picture.toBuffer()))

test('has 1024 bits, of which a picture that is one colour has hardly any', async () => {
  expect(first).toMatch(/^[01]{1024}$/)
  const blank = sharp({ create: { width: 50, height: 80, channels: 3, background: '#fff' } })
  expect(await lookOf(await blank.png().toBuffer())).toMatch(/^[01]{1024}$/)
})

test.each<[string, (picture: Sharp) => Sharp]>([
  ['as a PNG', (picture) => picture.png()],
  ['as a poor JPEG', (picture) => picture.jpeg({ quality: 60 })],
  ['as WebP', (picture) => picture.webp()],
  ['half as large', (picture) => picture.resize(360).jpeg({ quality: 60 })],
  ['darker', (picture) => picture.modulate({ brightness: 0.8 }).jpeg()],
])('%s it is the same picture', async (_, change) => {
  expect(await sentAs(change(receipt(PAID)))).toBeLessThanOrEqual(DIFFER.same)
})

test('with another amount it is alike, and not the same', async () => {
  const changed = await sentAs(receipt({ ...PAID, amount: '731.55 EUR' }).jpeg({ quality: 80 }))
  expect(changed).toBeGreaterThan(DIFFER.same)
  expect(changed).toBeLessThanOrEqual(DIFFER.alike)
})

test('another receipt of the same bank is another picture', async () => {
  const other = {
    bank: PAID.bank,
    amount: '48.20 EUR',
    lines: ['To Quay', 'DE02 1203 0000 0000', 'From Nils Holm', '2026-10-02 17:05', 'Q-R5MM-3TPW', 'Ref 1107 5529 31'],
  }
  expect(await sentAs(receipt(other).jpeg())).toBeGreaterThan(DIFFER.same)
  expect(await sentAs(receipt({ ...other, bank: 'Meer en Land' }).jpeg())).toBeGreaterThan(DIFFER.alike)
})
