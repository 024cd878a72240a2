import type { OnSale } from '#contract/mall.ts'
import type { Built } from '#src/lib/places.ts'

/** Where all of a kind stand. */
export const SOLD_AT: Record<OnSale['kind'], Built> = {
  robot: '/pages/ai/ai_robot_list',
  product: '/pages/ai/ai_product',
  project: '/pages/project/project',
  subscribe: '/pages/index/cp',
}
