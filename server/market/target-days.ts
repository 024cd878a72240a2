import { DAY_MS } from '#contract/time-units.ts'

/** Bank days of the euro: weekdays without the holidays of the TARGET calendar. A day is its date in UTC. */

const date = (year: number, month: number, day: number) => Date.UTC(year, month - 1, day)

export function easterOf(year: number): number {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const inCentury = year % 100
  const epact =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const count = epact + weekday - 7 * shift + 114
  return date(year, Math.floor(count / 31), (count % 31) + 1)
}

function isHoliday(day: number): boolean {
  const year = new Date(day).getUTCFullYear()
  const easter = easterOf(year)
  return [
    date(year, 1, 1),
    easter - 2 * DAY_MS,
    easter + DAY_MS,
    date(year, 5, 1),
    date(year, 12, 25),
    date(year, 12, 26),
  ].includes(day)
}

export const isTargetDay = (day: number): boolean => ![0, 6].includes(new Date(day).getUTCDay()) && !isHoliday(day)

/** `day` itself is not counted. */
export function targetDaysAfter(day: number, count: number): number {
  let [at, left] = [day, count]
  while (left > 0) {
    at += DAY_MS
    if (isTargetDay(at)) left -= 1
  }
  return at
}
