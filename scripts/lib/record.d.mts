import type { Told } from './seconds.mjs'

interface Run extends Told {
  readonly date: string
  readonly commit: string
  readonly command: string
  readonly cores: number
  readonly outcome: string
  readonly installed: number
  readonly isWhole: boolean
}

export function secondsRow(told: Run): string[]
