import * as v from 'valibot'
import { Amount, Count } from './shapes.ts'

export const Mall = v.object({
  points: v.object({
    /** In EUR; nothing while there are no terms. */
    rate: Amount,
    /** In EUR. */
    pool: Amount,
  }),
  money: v.nullable(v.object({ shop: Amount, points: Count, profit: Amount })),
})
export type Mall = v.InferOutput<typeof Mall>
