/** FNV-1a: the same picture on every device. */
export const hashOf = (text: string): number =>
  [...text].reduce((hash, sign) => Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16_777_619) >>> 0, 2_166_136_261)

/** mulberry32: numbers that look drawn by lot, the same ones every time. */
export function lotsOf(seed: string) {
  let state = hashOf(seed)
  const draw = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    between: (least: number, most: number) => least + draw() * (most - least),
    either: () => draw() > 0.5,
    oneOf: <Thing>(things: readonly Thing[]): Thing | undefined => things[Math.floor(draw() * things.length)],
  }
}
