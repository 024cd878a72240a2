import sharp from 'sharp'

const LETTERS = [
  ['####.', '#...#', '#...#', '#...#', '####.'],
  ['#####', '#....', '####.', '#....', '#####'],
  ['#...#', '##.##', '#.#.#', '#...#', '#...#'],
  ['.###.', '#...#', '#...#', '#...#', '.###.'],
] as const
const [DOT, WIDTH, HEIGHT] = [24, 29, 13]

/** The lowest line encodes the order, for the house refuses a picture that it has seen before. */
export function demoProof(orderNo: string): Promise<Buffer> {
  const pixels = Buffer.alloc(WIDTH * DOT * HEIGHT * DOT * 3, 0xff)
  const fill = (column: number, row: number, shade: number) => {
    for (let y = row * DOT; y < (row + 1) * DOT; y += 1)
      pixels.fill(shade, (y * WIDTH * DOT + column * DOT) * 3, (y * WIDTH * DOT + (column + 1) * DOT) * 3)
  }
  for (const [at, letter] of LETTERS.entries())
    for (const [row, line] of letter.entries())
      for (const [column, dot] of [...line].entries()) if (dot === '#') fill(4 + at * 6 + column, 3 + row, 0x33)
  for (let at = 1; at < orderNo.length; at += 1) fill(2 + at * 2, 10, 0x60 + Number(orderNo[at]) * 12)
  return sharp(pixels, { raw: { width: WIDTH * DOT, height: HEIGHT * DOT, channels: 3 } })
    .png()
    .toBuffer()
}
