type Rgb = readonly [number, number, number]

const rgbOf = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb

/** So much of the second in the first. */
export function mixed(hex: string, other: string, share: number): string {
  const [one, two] = [rgbOf(hex), rgbOf(other)]
  const parts = one.map((part, at) => Math.round(part + ((two[at] ?? 0) - part) * share))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** From 0, black, to 1, white, as an eye takes it. */
export function lightOf(hex: string): number {
  const [red, green, blue] = rgbOf(hex)
  return (0.3 * red + 0.59 * green + 0.11 * blue) / 255
}

export function apart(hex: string, other: string): number {
  const [one, two] = [rgbOf(hex), rgbOf(other)]
  return Math.hypot(...one.map((part, at) => part - (two[at] ?? 0)))
}
