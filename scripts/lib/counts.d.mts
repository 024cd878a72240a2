export interface Tried {
  readonly id: string
  readonly name: string
  readonly title: string
  readonly took: number
  readonly failed: boolean
  readonly passed: boolean
  readonly step: string | undefined
}

export interface Counted {
  readonly passed: number
  readonly failed: number
  readonly skipped?: number
  readonly files?: readonly { readonly file: string; readonly took: number; readonly tests: readonly Tried[] }[]
}

export function one(code: number): Counted
export function vitest(code: number, file: string): Counted
export function playwright(code: number, file: string): Counted
