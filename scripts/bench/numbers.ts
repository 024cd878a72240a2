export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)] ?? Number.NaN
  const above = sorted[Math.ceil(place)] ?? below
  return below + (above - below) * (place - Math.floor(place))
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

export const spread = (values: readonly number[], digits = 0): string =>
  `${median(values).toFixed(digits)} (${quantile(values, 0.25).toFixed(digits)} to ${quantile(values, 0.75).toFixed(digits)})`

export const kilo = (bytes: number): string => (bytes / 1000).toFixed(1)

export function judged(value: number, target: number, limit: number): string {
  const better = target <= limit ? (bound: number) => value <= bound : (bound: number) => value >= bound
  if (better(target)) return 'met'
  return better(limit) ? 'allowed' : 'FAILS'
}
