import type { Counted } from './counts.mjs'

export interface StageSeconds {
  readonly stage: string
  readonly seconds: number
  readonly kinds: readonly { readonly kind: string; readonly tests: number; readonly seconds: number }[]
  readonly files?: readonly { readonly file: string; readonly seconds: number; readonly tests: number }[]
}

export interface Told {
  readonly stages: readonly StageSeconds[]
  readonly took: number
  readonly standing: number
}

export function kindOf(file: string, title: string): string
export function secondsOf(
  outcomes: readonly { readonly name: string; readonly took: number; readonly files: NonNullable<Counted['files']> }[],
): StageSeconds[]
export function kindsLines(stages: readonly StageSeconds[]): string[]
export function projected(told: Told): number
export function projection(told: Told): string
export function standingOf(pending: string): number
