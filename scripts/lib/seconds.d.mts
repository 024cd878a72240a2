import type { Counted } from './counts.mjs'

export interface StageSeconds {
  readonly stage: string
  readonly seconds: number
  readonly kinds: readonly { readonly kind: string; readonly tests: number; readonly seconds: number }[]
  readonly files?: readonly { readonly file: string; readonly seconds: number; readonly tests: number }[]
}

export interface RunTimes {
  readonly stages: readonly StageSeconds[]
  readonly took: number
  readonly standing: number
}

export function kindOf(file: string, title: string): string
export function secondsOf(
  outcomes: readonly { readonly name: string; readonly took: number; readonly files: NonNullable<Counted['files']> }[],
): StageSeconds[]
export function kindsLines(stages: readonly StageSeconds[]): string[]
export function projected(run: RunTimes): number
export function projection(run: RunTimes): string
export function standingOf(pending: string): number
