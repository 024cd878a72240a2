import type { Paged } from '#contract/shapes.ts'

export const paged = <Item>(
  { page, limit }: { page: number; limit: number },
  total: number,
  data: Item[],
): Paged<Item> => ({
  current_page: page,
  last_page: Math.max(1, Math.ceil(total / limit)),
  per_page: limit,
  total,
  data,
})
