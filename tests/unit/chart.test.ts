import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#contract/time-units.ts'
import { boundsOf, HEIGHT, lineOf, nearest, placesOf, spotsOf, WIDTH, within } from '#src/ui/chart/series.ts'

const days = (...dates: string[]) => dates.map((date, at) => ({ date, price: `${at + 1}.0000` }))
const of = (...prices: string[]) => prices.map((price, at) => ({ date: `2026-03-0${at + 1}`, price }))

describe('how far back a line begins', () => {
  it.each([
    ['1m', '2026-02-28', '2026-01-28'],
    ['1m', '2026-03-31', '2026-02-28'],
    ['3m', '2026-05-31', '2026-02-28'],
    ['6m', '2026-03-04', '2025-09-04'],
    ['1y', '2024-02-29', '2023-02-28'],
  ] as const)('%s before %s is %s, and that day counts', (range, last, first) => {
    const before = new Date(Date.parse(first) - DAY_MS).toISOString().slice(0, 10)
    expect(within(days(before, first, last), range).map(({ date }) => date)).toEqual([first, last])
  })

  it('all of it is all of it, and nothing stays nothing', () => {
    const points = days('1999-01-01', '2026-03-04')
    expect(within(points, 'all')).toBe(points)
    expect(within([], '1m')).toEqual([])
  })
})

describe('where a day stands', () => {
  it('the first at the start, the last at the end, the highest above and the lowest below', () => {
    expect(spotsOf(of('1', '3', '2'))).toEqual([
      { x: 6, y: HEIGHT - 6 },
      { x: WIDTH / 2, y: 6 },
      { x: WIDTH - 6, y: HEIGHT / 2 },
    ])
  })

  it('days that are missing leave their room', () => {
    const [, second, third] = spotsOf(days('2026-03-01', '2026-03-02', '2026-03-11'))
    expect([second?.x, third?.x]).toEqual([6 + (WIDTH - 12) / 10, WIDTH - 6])
  })

  it('one day and a value that never moves stand in the middle', () => {
    expect(spotsOf(of('5'))).toEqual([{ x: WIDTH / 2, y: HEIGHT / 2 }])
    expect(spotsOf(of('5', '5')).map(({ y }) => y)).toEqual([HEIGHT / 2, HEIGHT / 2])
    expect(spotsOf([])).toEqual([])
  })

  it('and is written as an outline', () => {
    expect(lineOf([{ x: 6, y: 64 }])).toBe('6.0,64.0')
  })
})

describe('a finger reads the nearest day', () => {
  const spots = spotsOf(days('2026-03-01', '2026-03-02', '2026-03-11'))
  it.each([
    [-1, 0],
    [0, 0],
    [0.1, 1],
    [0.5, 1],
    [0.6, 2],
    [2, 2],
  ])('at %d of the width', (part, place) => {
    expect(nearest(spots, part)).toBe(place)
  })
})

it('the lowest and the highest value, of several the first', () => {
  const [one, two, three, four] = of('2', '1', '3', '1')
  expect(boundsOf([one, two, three, four].flatMap((point) => point ?? []))).toEqual({ low: two, high: three })
  expect(boundsOf([])).toBeUndefined()
})

it('values that stand together have as many places as the longest of them, and cents at least', () => {
  expect(placesOf(of('21.6500', '15.4373', '18.1200'))).toBe(4)
  expect(placesOf(of('21.6500', '9'))).toBe(2)
  expect(placesOf(of('0.5', '100.0000'))).toBe(2)
  expect(placesOf([])).toBe(2)
})
