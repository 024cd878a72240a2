import { dayText } from './format.ts'

/** In the reader's time zone. */
export function secondsOfDay(day: string, later = 0): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + later).getTime() / 1000
}

export const longDay = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' }).format(secondsOfDay(day) * 1000)

export const monthText = (month: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }).format(secondsOfDay(`${month}-01`) * 1000)

export function saidText(seconds: number, now: number, locale: string): string {
  const hour = { hour: 'numeric', minute: '2-digit' } as const
  const day = dayText(seconds) === dayText(now) ? {} : ({ day: 'numeric', month: 'long', year: 'numeric' } as const)
  return new Intl.DateTimeFormat(locale, { ...day, ...hour }).format(seconds * 1000)
}
