import { expect, test } from 'vitest'
import { DAY_MS } from '#contract/time-units.ts'
import { easterOf, isTargetDay, targetDaysAfter } from '#server/market/target-days.ts'

const day = (text: string) => Date.parse(text)
const text = (moment: number) => new Date(moment).toISOString().slice(0, 10)

test.each([
  '1818-03-22',
  '1943-04-25',
  '2000-04-23',
  '2008-03-23',
  '2019-04-21',
  '2024-03-31',
  '2025-04-20',
  '2026-04-05',
  '2027-03-28',
  '2038-04-25',
  '2285-03-22',
])('Easter Sunday is %s', (date) => {
  expect(text(easterOf(Number(date.slice(0, 4))))).toBe(date)
})

test('the holidays of a year are the six of the calendar of the euro’s banks', () => {
  const all = Array.from({ length: 365 }, (_, at) => day('2026-01-01') + at * DAY_MS)
  const closed = all.filter((one) => ![0, 6].includes(new Date(one).getUTCDay()) && !isTargetDay(one)).map(text)
  // The second day of Christmas is a Saturday in that year.
  expect(closed).toEqual(['2026-01-01', '2026-04-03', '2026-04-06', '2026-05-01', '2026-12-25'])
})

test.each([
  ['2026-11-23', 2, '2026-11-25'],
  ['2026-11-26', 2, '2026-11-30'],
  ['2026-11-28', 2, '2026-12-01'],
  ['2026-04-02', 2, '2026-04-08'],
  ['2026-12-23', 2, '2026-12-28'],
  ['2026-12-31', 1, '2027-01-04'],
])('%s and %i bank days are %s', (from, count, to) => {
  expect(text(targetDaysAfter(day(from), count))).toBe(to)
})
