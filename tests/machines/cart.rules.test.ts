import { describe, expect, it } from 'vitest'
import type { CartItem } from '#contract/cart.ts'
import { cartOf, linesOf, mostOf, stateOf, sumOf, wished, wishing, without } from '#machines/cart/cart.rules.ts'
import { mug, short, tote, wholeCart } from '#stories/fixtures/cart.ts'

const standing = { num: 2, stock: 5, limit: 0, price: '10.00', price_added: '10.00' }

describe('a line', () => {
  it.each([
    ['ok', {}],
    ['price_changed', { price: '9.99' }],
    ['short', { num: 6 }],
    ['short', { num: 3, limit: 2 }],
    ['ok', { num: 2, limit: 2 }],
    ['short', { num: 6, price: '9.99' }],
    ['sold_out', { stock: 0, limit: 2 }],
  ])('is %s with %o', (state, more) => {
    expect(stateOf({ ...standing, ...more })).toBe(state)
  })

  it('holds as many as there are, and as one may have', () => {
    expect([mostOf(standing), mostOf({ stock: 5, limit: 3 }), mostOf({ stock: 1, limit: 3 })]).toEqual([5, 3, 1])
  })

  it('costs what each of it costs, to the cent', () => {
    expect(sumOf({ price: '0.10', num: 3 })).toBe('0.30')
    expect(sumOf({ price: '1234567.89', num: 9_999 })).toBe('12344444332.11')
  })
})

describe('a cart', () => {
  it('sums what is chosen and can be bought', () => {
    expect(cartOf([mug, { ...tote, selected: 0 }, short])).toMatchObject({
      count: 8,
      selected_count: 2,
      selected_amount: '25.60',
      all_selected: 0,
      stores: [
        { store_id: 1, selected_amount: '25.60', all_selected: 0 },
        { store_id: 2, selected_amount: '0.00', all_selected: 0 },
      ],
    })
  })

  it('is the same again from its own lines', () => {
    expect(cartOf(linesOf(wholeCart))).toEqual(wholeCart)
  })
})

describe('what was asked for', () => {
  const numOf = (lines: readonly CartItem[], id: number) => lines.find((one) => one.id === id)?.num

  it('is shown at once, in the sum, too', () => {
    const data = wished(cartOf([mug, tote]), [{ id: tote.id, num: 3 }])
    expect([numOf(linesOf(data), tote.id), data.selected_amount]).toEqual([3, '97.60'])
    expect(wished(cartOf([mug]), [{ ids: [mug.id], selected: 0 }]).selected_count).toBe(0)
  })

  it('makes a line that was short whole', () => {
    expect(linesOf(wished(cartOf([short]), [{ id: short.id, num: 3 }]))[0]?.state).toBe('ok')
  })

  it('is said once of each line, and the last word counts', () => {
    const first = wishing([], { id: 1, num: 2 })
    const second = wishing(wishing(first, { ids: [1], selected: 0 }), { id: 1, num: 5 })
    expect(second).toEqual([
      { ids: [1], selected: 0 },
      { id: 1, num: 5 },
    ])
    expect(without(second, second[0])).toEqual([{ id: 1, num: 5 }])
  })
})
