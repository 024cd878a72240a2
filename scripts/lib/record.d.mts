import type { RunTimes } from './seconds.mjs'

interface Run extends RunTimes {
  readonly date: string
  readonly commit: string
  readonly command: string
  readonly cores: number
  readonly outcome: string
  readonly installed: number
  readonly isWhole: boolean
}

export function secondsRow(run: Run): string[]
