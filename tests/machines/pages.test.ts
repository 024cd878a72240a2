import { describe, expect, it } from 'vitest'
import { NOTHING_READ, reread, rereadBy } from '#machines/stock/pages.ts'

const rows = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => ({ id: from + at }))
const listed = (many: number, total = many) => ({
  items: rows(1, many),
  page: Math.ceil(many / 10),
  lastPage: Math.ceil(total / 10),
  total,
})
const answer = (data: { id: number }[], total: number, per_page = 50) => ({
  current_page: 1,
  last_page: Math.ceil(total / per_page),
  per_page,
  total,
  data,
})

describe('a list whose rows change', () => {
  it.each([
    [0, 10],
    [7, 10],
    [20, 20],
    [33, 40],
    [90, 50],
  ])('of %i rows is read again by one question for %i', (many, limit) => {
    expect(rereadBy(listed(many))).toEqual({ page: 1, limit })
  })

  it('has its rows as they are now, and goes on where it was', () => {
    const now = [{ id: 90 }, ...rows(1, 19)]
    expect(reread(listed(20, 25), answer(now, 26, 20))).toEqual({ items: now, page: 2, lastPage: 3, total: 26 })
  })

  it('loses what is not there any more', () => {
    expect(reread(listed(3), answer(rows(2, 2), 1, 10))).toEqual({ items: rows(2, 2), page: 1, lastPage: 1, total: 1 })
    expect(reread(listed(3), answer([], 0, 10))).toEqual({ ...NOTHING_READ, page: 0, lastPage: 0 })
  })

  it('keeps what lies deeper than one question reaches, and shows nothing twice', () => {
    const now = [{ id: 99 }, ...rows(1, 49)]
    const { items, page } = reread(listed(60, 80), answer(now, 81))
    expect(items).toEqual([...now, ...rows(51, 60)])
    expect(page).toBe(6)
  })
})
