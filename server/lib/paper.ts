import type { LocaleTag } from '#contract/locales.ts'

/** Measured from where a line begins in the language. */
export interface Cell {
  readonly text: string
  readonly from?: number
  readonly room?: number
  readonly bold?: boolean
  /** Left to right and flush right in every language. */
  readonly figure?: boolean
  /** Left to right in every language. */
  readonly stamp?: boolean
}

export type Part =
  | { readonly kind: 'line'; readonly cells: readonly Cell[]; readonly size?: number; readonly after?: number }
  | { readonly kind: 'rule' }

export interface Paper {
  readonly locale: LocaleTag
  readonly title: string
  readonly made: Date
  readonly parts: readonly Part[]
  readonly heads?: readonly Part[]
  /** Printed at the end when a sign could not be shown. */
  readonly lost?: string
}

export const PAGE = { width: 595, height: 842, margin: 48 } as const
export const LINE = PAGE.width - 2 * PAGE.margin
export const SMALL = 8.5

/** One at a time. */
export interface Drawer {
  /** `gather` runs only at its turn. Refuses when too many wait. */
  draw(gather: () => Promise<Paper>): Promise<Buffer>
  /** A member's third paper at once is refused. */
  drawFor(member: number, gather: () => Promise<Paper>): Promise<Buffer>
  close(): Promise<void>
}
