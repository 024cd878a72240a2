import type { Stroke } from '#src/ui/cover/stroke.ts'

const LIGHTHOUSE: readonly Stroke[] = [
  ['M-10 2L-6-36H6L10 2Z', 'paper'],
  ['M-8.5-12H8.5L7.5-22H-7.5Z', 'fill'],
  ['M-5-36V-45H5V-36', 'paper'],
  ['M-9-36H9'],
  ['M-8-45L0-53L8-45Z', 'fill'],
  ['M12-44L26-48M12-39L26-36M-12-44L-26-48M-12-39L-26-36'],
]
const SAIL: readonly Stroke[] = [
  ['M4-48Q22-30 24-12H4Z', 'fill'],
  ['M-4-40Q-16-26-18-12H-4Z', 'paper'],
  ['M0-6V-54L10-51L0-48', 'fill'],
  ['M-26-6H26L19 7H-19Z', 'paper'],
]
const GULLS: readonly Stroke[] = [
  ['M-32-30Q-24-40-16-31Q-8-40 0-30'],
  ['M2-50Q9-58 15-51Q21-58 28-50'],
  ['M8-16Q14-23 19-17Q24-23 30-16'],
]
const CRANE: readonly Stroke[] = [
  ['M-14 3L-9-40M8 3L5-40M-12.5-12H7M-11-26H6'],
  ['M-2-52V-62L30-44M-2-62L-20-44'],
  ['M-26-44H38M30-44V-30'],
  ['M-10-40H6V-52H-10Z', 'paper'],
  ['M-26-44H-16V-35H-26Z', 'fill'],
  ['M23-30H37V-20H23Z', 'fill'],
]
const TURBINE: readonly Stroke[] = [
  ['M-3 3L-1.5-42H1.5L3 3Z', 'paper'],
  ['M0-44Q-6-58 0-70Q5-58 0-44Z', 'fill'],
  ['M0-44Q15-42 22.5-31Q9.5-32.5 0-44Z', 'fill'],
  ['M0-44Q-9-32-22.5-31Q-14.5-41 0-44Z', 'fill'],
]
const SHIP: readonly Stroke[] = [
  ['M-28-10V-20H-14V-10M-21-20V-30H-7V-20', 'fill'],
  ['M-14-10V-20H0V-10', 'paper'],
  ['M17-34V-42H24V-34', 'fill'],
  ['M14-10V-34H27V-10M18-26H23', 'paper'],
  ['M-38-10H38L29 7H-28Z', 'paper'],
]
const ISLE: readonly Stroke[] = [
  ['M-38 6Q-4-24 38 6Z', 'paper'],
  ['M8-9V-18M-14-6V-14'],
  ['M8-48L20-17H-4Z', 'fill'],
  ['M-14-34L-4-13H-24Z', 'fill'],
]
const BIRD: readonly Stroke[] = [
  ['M-6-8V6M4-8V6'],
  ['M-34-6Q-20-32 4-31Q12-44 25-40L38-35L26-32Q24-12 2-8Q-16-6-34-6Z', 'paper'],
  ['M-15-19Q2-29 11-19Q0-10-15-19Z', 'fill'],
  ['M20-35.5h.1'],
]

/** What stands in the sea, its foot at the origin. One more goes to the end. */
export const SEAMARKS = [LIGHTHOUSE, SAIL, GULLS, CRANE, TURBINE, SHIP, ISLE, BIRD] as const
