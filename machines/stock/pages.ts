import { PAGE_LIMIT, PAGE_LIMIT_MAX } from '#contract/limits.ts'
import type { Paged } from '#contract/shapes.ts'

export interface Keyed {
  readonly id: number | string
}

export interface Listed<Item> {
  readonly items: readonly Item[]
  readonly page: number
  readonly lastPage: number
  readonly total: number
}

export const NOTHING_READ: Listed<never> = { items: [], page: 0, lastPage: 0, total: 0 }

export const hasAny = ({ items }: Listed<unknown>) => items.length > 0
export const hasMore = ({ page, lastPage }: Listed<unknown>) => page < lastPage

export const begun = <Item>(page: Paged<Item>): Listed<Item> => ({
  items: page.data,
  page: page.current_page,
  lastPage: page.last_page,
  total: page.total,
})

/** The next page; what moved down onto it since is not shown twice. */
export const continued = <Item extends Keyed>({ items }: Listed<Item>, page: Paged<Item>): Listed<Item> => ({
  ...begun(page),
  items: [...items, ...strangers(page.data, items)],
})

/** The first page again: what is new stands on top of what was read, unless there is a gap between them. */
export function renewed<Item extends Keyed>(list: Listed<Item>, page: Paged<Item>): Listed<Item> {
  const fresh = strangers(page.data, list.items)
  if (fresh.length === page.data.length) return begun(page)
  return { ...list, items: [...fresh, ...list.items], lastPage: page.last_page, total: page.total }
}

const pagesOf = (rows: number) => Math.ceil(rows / PAGE_LIMIT)

export const rereadBy = ({ items }: Listed<unknown>) => ({
  page: 1,
  limit: Math.min(PAGE_LIMIT_MAX, Math.max(1, pagesOf(items.length)) * PAGE_LIMIT),
})

/** What was read is read again where its rows change and leave: what lies deeper than one question reaches stays. */
export function reread<Item extends Keyed>({ items }: Listed<Item>, page: Paged<Item>): Listed<Item> {
  const all = [...page.data, ...strangers(items.slice(page.per_page), page.data)]
  return { items: all, page: pagesOf(all.length), lastPage: pagesOf(page.total), total: page.total }
}

function strangers<Item extends Keyed>(found: readonly Item[], had: readonly Item[]): Item[] {
  const known = new Set(had.map(({ id }) => id))
  return found.filter(({ id }) => !known.has(id))
}
