import { afterEach, describe, expect, test, vi } from 'vitest'
import { LOCALES } from '#contract/locales.ts'
import { dayText, figures, momentText, priceText, shownFrom, timeText } from '#src/lib/format.ts'
import { percent } from '#src/lib/share-text.ts'
import { hourText, longDay, saidText } from '#src/lib/day-text.ts'
import { spokenMinutes } from '#src/screens/trade/parts/spoken.ts'

const at = (text: string) => new Date(text).getTime() / 1000
const MOMENT = at('2026-11-22T08:38:41')

test('a stamp is year-month-day hour:minute, and no language changes it', () => {
  expect([momentText(MOMENT), dayText(MOMENT), timeText(MOMENT)]).toEqual(['2026-11-22 08:38', '2026-11-22', '08:38'])
})

test.each([
  ['en', '8:38 AM', 'November 22, 2026 at 8:38 AM'],
  ['de', '8:38', '22. November 2026 um 8:38'],
  ['he', '8:38', '22 בנובמבר 2026 בשעה 8:38'],
  ['zh-Hans', '8:38', '2026年11月22日 8:38'],
])('within a sentence in %s a moment is said as its reader does', (locale, today, else_) => {
  expect(saidText(MOMENT, at('2026-11-22T23:59:00'), locale)).toBe(today)
  expect(saidText(MOMENT, at('2026-11-23T00:01:00'), locale)).toBe(else_)
})

afterEach(() => vi.unstubAllGlobals())

test.each([
  [['en-GB', 'de'], 'en', '8:38', '22 November 2026', '22 November 2026 at 8:38'],
  [['de-AT', 'en-US'], 'en', '8:38 AM', 'November 22, 2026', 'November 22, 2026 at 8:38 AM'],
  [['zh-CN'], 'zh-Hans', '8:38', '2026年11月22日', '2026年11月22日 8:38'],
])(
  'a phone of %j that reads %s says hours and days as is the habit there, and no zone',
  (languages, locale, ...said) => {
    vi.stubGlobal('navigator', { languages })
    expect([
      hourText(MOMENT, locale),
      longDay('2026-11-22', locale),
      saidText(MOMENT, MOMENT + 86_400, locale),
    ]).toEqual(said)
  },
)

test('what one has is cut to two places, and what is missing is rounded up', () => {
  expect([
    figures('100.4090826', 'COIN', 'en', { brief: true }),
    figures('99.5919174', 'COIN', 'en', { brief: true, enough: true }),
    figures('99.5919174', 'COIN', 'en'),
  ]).toEqual(['100.40', '99.60', '99.5919174'])
})

test('figures carry no marks of direction in any language', () => {
  const said = LOCALES.flatMap(({ tag }) => [
    figures('-14.85', 'EUR', tag, { signed: true }),
    figures('14.85', 'COIN', tag, { signed: true }),
    priceText('1.25', tag),
    percent('0.0125', tag, true),
  ])
  expect(said.filter((text) => /[\u200e\u200f]/.test(text))).toEqual([])
  expect([figures('14.85', 'EUR', 'he'), priceText('1.25', 'he')]).toEqual(['14.85\u00a0€', '1.25\u00a0€'])
})

describe('a clock', () => {
  test.each([
    [3_601, 3_600],
    [301, 300],
    [61, 60],
    [60, 60],
    [59, 59],
    [1, 1],
    [0, 0],
  ])('that has %i seconds begins at %i', (left, shown) => {
    expect(shownFrom(left)).toBe(shown)
  })

  test.each([
    [3_600, 3_600, undefined],
    [900, 3_600, 15],
    [301, 3_600, 15],
    [300, 300, 5],
    [240, 240, 4],
    [60, 300, 1],
    [0, 300, undefined],
  ])('with %i of %i seconds left says at most %s minutes', (left, first, minutes) => {
    expect(spokenMinutes(left, first)).toBe(minutes)
  })
})
