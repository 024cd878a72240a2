/** Unlike dates, durations have a unit in their name: seconds for records, milliseconds for clocks and timers, minutes for hours of trade. */
export const MINUTE_S = 60
export const HOUR_S = 3_600
export const DAY_S = 86_400

export const MINUTE_MS = 60_000
export const HOUR_MS = 3_600_000
export const DAY_MS = 86_400_000

export const HOUR_MIN = 60
export const DAY_MIN = 1_440
