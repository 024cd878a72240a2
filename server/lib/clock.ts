export interface Clock {
  now(): Date
  notBefore(moment: Date): void
  /** Milliseconds that the source is behind what the clock shows. */
  behind(): number
}

/** Never runs backwards, whatever its source does. */
export function monotone(read: () => number): Clock {
  let latest = 0
  const look = (shown: number) => {
    latest = Math.max(latest, shown)
    return latest
  }
  return {
    now: () => new Date(look(read())),
    notBefore: (moment) => void look(moment.getTime()),
    behind() {
      const shown = read()
      return look(shown) - shown
    },
  }
}

export const systemClock = () => monotone(Date.now)

export const later = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000)
export const unix = (moment: Date) => Math.floor(moment.getTime() / 1000)
export const utcText = (moment: Date) => `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`
export const secondsUntil = (moment: Date, now: Date) =>
  Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / 1000))
