import type { LocaleTag } from '#contract/locales.ts'

/** Text in one place of a line, measured from where the line begins in the language. */
export interface Cell {
  readonly text: string
  readonly from?: number
  readonly room?: number
  readonly bold?: boolean
  /** A figure: read from left to right, and flush right, in every language. */
  readonly figure?: boolean
  /** Read from left to right in every language. */
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
  /** Said at the end when a letter could not be shown. */
  readonly lost?: string
}

export const PAGE = { width: 595, height: 842, margin: 48 } as const
export const LINE = PAGE.width - 2 * PAGE.margin
export const SMALL = 8.5

/** Draws papers beside the house, one at a time. */
export interface Drawer {
  /** Waits its turn, and only then gathers what there is to draw; whoever comes when too many wait is refused. */
  draw(gather: () => Promise<Paper>): Promise<Buffer>
  /** The same for one member, of whom two papers may be under way; the next one is refused. */
  drawFor(member: number, gather: () => Promise<Paper>): Promise<Buffer>
  close(): Promise<void>
}
