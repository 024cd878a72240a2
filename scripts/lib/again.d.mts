import type { Counted, Tried } from './counts.mjs'

interface Fallen extends Tried {
  readonly file: string
  readonly stage: string
  readonly strayed: boolean
}

interface Outcome extends Counted {
  readonly files: NonNullable<Counted['files']>
}

export const APART: ReadonlySet<string>
export function mayWaver(test: { readonly stage: string; readonly file: string }, source: string): boolean
export function nameOf(test: { readonly file: string; readonly name: string }): string
export function chosenOf(
  fallen: readonly Fallen[],
  known: ReadonlySet<string>,
  sourceOf: (file: string) => string,
): { readonly again: Fallen[]; readonly not: { readonly test: Fallen; readonly why: string }[] }
export function joined<T extends Outcome>(
  first: T,
  second: Outcome,
  chosen: readonly Fallen[],
): T & { wavered: Fallen[] }
export function waveredIn(text: string): Set<string>
