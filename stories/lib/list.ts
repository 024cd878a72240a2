/** A list that was read to its first page, with more to come. */
export const begunWith = <Item>(items: readonly Item[]) => ({ items, page: 1, lastPage: 3, total: 25 })

/** A list that was read to its end. */
export const endedWith = <Item>(items: readonly Item[]) => ({ items, page: 1, lastPage: 1, total: items.length })
