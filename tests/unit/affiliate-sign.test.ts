import { expect, test } from 'vitest'
import { MOTIFS } from '#server/shop/motifs.ts'
import { motifOf } from '#server/affiliate/motifs.ts'
import { SANDBOX_GOODS } from '#server/affiliate/sandbox-goods.ts'
import { signatureOf } from '#server/affiliate/sign.ts'

test('a request is signed as the example of Pinduoduo’s documentation is', () => {
  const asked = {
    type: 'pdd.order.number.list.get',
    timestamp: '1480411125',
    client_id: '1',
    data_type: 'XML',
    access_token: 'asd78172s8ds9a921j9qqwda12312w1w21211',
    page: '1',
    page_size: '10',
    order_status: '1',
  }
  expect(signatureOf(asked, 'testSecret')).toBe('E4DE3ED21002510DED352819E7AE6775')
})

test('whatever is said is part of it, in any order', () => {
  expect(signatureOf({ b: '2', a: '1' }, 's')).toBe(signatureOf({ a: '1', b: '2' }, 's'))
  expect(signatureOf({ a: '1', b: '3' }, 's')).not.toBe(signatureOf({ a: '1', b: '2' }, 's'))
  expect(signatureOf({ a: '1' }, 't')).not.toBe(signatureOf({ a: '1' }, 's'))
  expect(signatureOf({ keyword: '水杯' }, 's')).toMatch(/^[0-9A-F]{32}$/)
})

test('the phone can draw whatever a partner sells', () => {
  const drawn = [
    ...SANDBOX_GOODS.map(({ motif }) => motif),
    ...[1, 14, 15, 16, 18, 743, 2_974, 99_999].map((category) => motifOf([category])),
  ]
  expect(drawn.filter((motif) => !(MOTIFS as readonly string[]).includes(motif))).toEqual([])
  expect([motifOf([90, 14]), motifOf([]), motifOf([90])]).toEqual(['scarf', 'basket', 'basket'])
})
