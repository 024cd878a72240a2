import * as v from 'valibot'
import { Url } from './shapes.ts'

export const SysBank = v.object({
  id: v.number(),
  name: v.string(),
  swift_prefix: v.string(),
  country: v.string(),
  logo: Url,
})
export type SysBank = v.InferOutput<typeof SysBank>
