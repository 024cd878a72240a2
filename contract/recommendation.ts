import * as v from 'valibot'
import { Amount, Url } from './shapes.ts'

export const Recommendation = v.object({
  id: v.number(),
  name: v.string(),
  logo: Url,
  coin: v.string(),
  price: Amount,
  change: Amount,
  link: Url,
  desc: v.string(),
  tag: v.string(),
})
export type Recommendation = v.InferOutput<typeof Recommendation>
