import { decimalOf, minorOf } from '#contract/money.ts'
import type { TrailLine } from '#contract/order.ts'

export interface TrailStep {
  readonly step: number
  readonly time: number
  readonly lines: readonly TrailLine[]
}

const sumOf = (lines: readonly TrailLine[]) =>
  lines.reduce((sum, { amount, currency }) => sum + minorOf(amount, currency), 0n)

function groups<Key>(lines: readonly TrailLine[], by: (line: TrailLine) => Key): TrailLine[][] {
  const found = new Map<Key, TrailLine[]>()
  for (const line of lines) found.set(by(line), [...(found.get(by(line)) ?? []), line])
  return [...found.values()]
}

const gathered = (lines: readonly TrailLine[]): TrailLine[] =>
  groups(lines, ({ place, currency }) => `${place} ${currency}`).flatMap((same) =>
    same.slice(0, 1).map((line) => ({ ...line, amount: decimalOf(sumOf(same), line.currency) })),
  )

export const stepsOf = (trail: readonly TrailLine[]): TrailStep[] =>
  groups(trail, ({ step }) => step).map((lines) => ({
    step: lines[0]?.step ?? 0,
    time: lines[0]?.time ?? 0,
    lines: gathered(lines),
  }))

export const comesToNothing = ({ lines }: TrailStep): boolean =>
  (['COIN', 'EUR'] as const).every((unit) => sumOf(lines.filter(({ currency }) => currency === unit)) === 0n)
