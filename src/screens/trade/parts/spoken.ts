const MINUTES = [1, 5, 15] as const

export function spokenMinutes(left: number, first: number): number | undefined {
  const minutes = MINUTES.find((most) => left > 0 && left <= most * 60)
  return minutes && Math.min(minutes, Math.ceil(first / 60))
}
