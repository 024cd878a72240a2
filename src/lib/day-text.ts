import { dayText } from './format.ts'

/** Twelve hours or twenty-four, and which part of a date comes first, is a habit of places: it is theirs who speak it here. */
function readersOwn(locale: string): string {
  const languageOf = (tag: string) => tag.split('-')[0]
  return navigator.languages.find((own) => languageOf(own) === languageOf(locale)) ?? locale
}

const HOUR = { hour: 'numeric', minute: '2-digit' } as const
const DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const

const said = (seconds: number, locale: string, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(readersOwn(locale), parts).format(seconds * 1000)

/** In the reader's time zone, as everything here. */
export const hourText = (seconds: number, locale: string): string => said(seconds, locale, HOUR)

/** In the reader's time zone. */
export function secondsOfDay(day: string, later = 0): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + later).getTime() / 1000
}

export const longDay = (day: string, locale: string): string => said(secondsOfDay(day), locale, DAY)

export const monthText = (month: string, locale: string): string =>
  said(secondsOfDay(`${month}-01`), locale, { month: 'long', year: 'numeric' })

export const saidText = (seconds: number, now: number, locale: string): string =>
  said(seconds, locale, dayText(seconds) === dayText(now) ? HOUR : { ...DAY, ...HOUR })
