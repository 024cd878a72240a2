import { expect, test } from 'vitest'
import { DAY_S, HOUR_S, MINUTE_S } from '#contract/time-units.ts'
import { awayFromPromise } from '#machines/withdrawal/promise.rules.ts'
import { paidOne, queued, returnedOne } from '#stories/fixtures/withdrawal.ts'

const DUE = 1_772_539_200
const paidAt = (pay_time: number) => awayFromPromise({ status: 'completed', pay_time, due_time: DUE })
const away = (is: 'before' | 'after', days: number, hours: number, minutes: number) => ({ is, days, hours, minutes })

test.each([
  [3 * HOUR_S + 48 * MINUTE_S, away('before', 0, 3, 48)],
  [3 * HOUR_S + 48 * MINUTE_S + 59, away('before', 0, 3, 48)],
  [MINUTE_S, away('before', 0, 0, 1)],
  [MINUTE_S - 1, undefined],
  [0, undefined],
  [DAY_S - 1, away('before', 0, 23, 59)],
  [DAY_S, away('before', 1, 0, 0)],
  [2 * DAY_S + 3 * HOUR_S + 59 * MINUTE_S, away('before', 2, 3, 0)],
])('%i seconds before the promised moment', (before, expected) => {
  expect(paidAt(DUE - before)).toEqual(expected)
})

test.each([
  [1, away('after', 0, 0, 1)],
  [MINUTE_S, away('after', 0, 0, 1)],
  [MINUTE_S + 1, away('after', 0, 0, 2)],
  [HOUR_S, away('after', 0, 1, 0)],
  [DAY_S - 1, away('after', 1, 0, 0)],
  [DAY_S + 1, away('after', 1, 1, 0)],
])('%i seconds after it', (after, expected) => {
  expect(paidAt(DUE + after)).toEqual(expected)
})

test('nothing is said of what is not paid, and of what came back', () => {
  expect([queued, returnedOne, { ...paidOne, pay_time: null }].map(awayFromPromise)).toEqual(Array(3).fill(undefined))
  expect(awayFromPromise(paidOne)).toEqual(away('before', 0, 8, 0))
})
