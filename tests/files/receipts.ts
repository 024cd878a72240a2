import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'

const [WIDTH, HEIGHT] = [720, 1280]
const [INK, PAPER] = [0x22, 0xff]

interface Receipt {
  readonly bank: string
  readonly amount: string
  readonly lines: readonly string[]
}

function dotsOf(sign: string): boolean[] {
  if (sign === ' ') return []
  const bytes = createHash('sha256').update(sign).digest()
  return Array.from({ length: 35 }, (_, at) => ((bytes[at >> 3] ?? 0) >> (at & 7)) % 2 === 1)
}

export function receipt({ bank, amount, lines }: Receipt): Sharp {
  const dots = Buffer.alloc(WIDTH * HEIGHT * 3, PAPER)
  const block = (left: number, top: number, width: number, height: number, colour: readonly number[]) => {
    const line = Buffer.from(Array.from({ length: width }, () => colour).flat())
    for (let y = top; y < top + height; y += 1) line.copy(dots, (y * WIDTH + left) * 3)
  }
  const fill = (from: number, to: number, colour: readonly number[]) => block(0, from, WIDTH, to - from, colour)
  const write = (text: string, left: number, top: number, size: number, colour: readonly number[]) => {
    for (const [place, sign] of [...text].entries())
      for (const [at, isInk] of dotsOf(sign).entries())
        if (isInk) block(left + (place * 6 + (at % 5)) * size, top + Math.floor(at / 5) * size, size, size, colour)
  }
  const ink = [INK, INK, INK]
  const [red = 0, green = 0, blue = 0] = createHash('sha256').update(bank).digest()
  fill(0, 180, [red, green, blue])
  write(bank, 40, 60, 8, [PAPER, PAPER, PAPER])
  write(amount, 60, 260, 6, ink)
  fill(380, 384, [0xcc, 0xcc, 0xcc])
  for (const [at, line] of lines.entries()) write(line, 60, 430 + at * 70, 4, ink)
  fill(1180, 1280, [0xee, 0xee, 0xee])
  return sharp(dots, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
}

export const PAID = {
  bank: 'Harbour Bank',
  amount: '100.00 EUR',
  lines: ['To Quay', 'DE02 1203 0000 0000', 'From Mira Kallas', '2026-11-23 09:41', 'Q-7F3K-92XA', 'Ref 8842 1190 77'],
}
