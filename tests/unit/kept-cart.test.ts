import { beforeEach, expect, test } from 'vitest'
import { CART_LINES } from '#contract/limits.ts'
import { dropLine, keepLine, keptCount, keptLines, keptOf, type KeptLine } from '#src/lib/kept-cart.ts'
import { forget, loadStored, store } from '#src/lib/storage.ts'

const line = (variant_id: number, more: Partial<KeptLine> = {}): KeptLine => ({
  goods_id: 1,
  variant_id,
  num: 1,
  idem: variant_id.toString(16).padStart(32, '0'),
  name: 'Enamel mug',
  ...more,
})

beforeEach(() => forget('cart'))

test('the same variant is one line, under the key of the last one', () => {
  const [first, second] = [line(1, { num: 2 }), line(1, { num: 3, idem: 'f'.repeat(32) })]
  expect([keepLine(first), keepLine(line(2)), keepLine(second)]).toEqual([true, true, true])
  expect(keptLines()).toEqual([line(2), { ...second, num: 5 }])
  expect([keptCount(), keptOf(1), keptOf(2), keptOf(3)]).toEqual([6, 5, 1, 0])
})

test('as many lines are kept as a cart can have', () => {
  for (let id = 1; id <= CART_LINES; id += 1) expect(keepLine(line(id))).toBe(true)
  expect(keepLine(line(CART_LINES + 1))).toBe(false)
  expect(keepLine(line(1))).toBe(true)
  expect([keptLines().length, keptOf(1)]).toEqual([CART_LINES, 2])
})

test('what somebody else wrote there is not read', () => {
  const bad = [
    null,
    'mug',
    {},
    line(0),
    line(1, { num: -1 }),
    line(1, { num: 1.5 }),
    line(1, { num: 10_000 }),
    line(1, { idem: 'short' }),
    line(1, { name: 'x'.repeat(201) }),
  ]
  store('cart', [...bad, line(7)])
  expect(keptLines()).toEqual([line(7)])
  store(
    'cart',
    Array.from({ length: 5_000 }, (_, at) => line(at + 1)),
  )
  expect(keptLines()).toHaveLength(CART_LINES)
})

test('what was handed in leaves the phone, and the last one leaves nothing', () => {
  keepLine(line(1))
  keepLine(line(2))
  dropLine(line(1))
  expect(keptLines()).toEqual([line(2)])
  dropLine(line(2))
  expect(loadStored('cart')).toBeUndefined()
})
