export interface Clock {
  now(): Date
}

/** A clock that never runs backwards, whatever its source does. */
export function monotone(read: () => number): Clock {
  let latest = 0
  return {
    now() {
      latest = Math.max(latest, read())
      return new Date(latest)
    },
  }
}

export const systemClock = () => monotone(Date.now)

export const later = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000)
export const unix = (moment: Date) => Math.floor(moment.getTime() / 1000)
/** A moment for people, in the one time zone that everybody can work out. */
export const utcText = (moment: Date) => `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`
export const secondsUntil = (moment: Date, now: Date) =>
  Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / 1000))
