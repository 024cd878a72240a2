let offset = 0

/** The phone's clock may be wrong by a day: every answer's server_time corrects it. */
export function heardServerTime(seconds: number, at = Date.now()): void {
  offset = seconds - at / 1000
}

export const serverNow = (): number => Math.floor(Date.now() / 1000 + offset)
