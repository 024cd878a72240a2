import * as v from 'valibot'
import { keptFor } from '#machines/recharge/begin.rules.ts'
import { keepWritten, writtenOf } from '#src/lib/written-drafts.ts'

const Begun = v.object({ channel: v.string(), amount: v.string(), payer: v.string() })
type Begun = v.InferOutput<typeof Begun>

export const begunOf = (): Begun | undefined => writtenOf(keptFor(''), Begun)
export const keepBegun = (begun: Begun): void => keepWritten(keptFor(''), begun)

const Said = v.object({ payer: v.optional(v.string(), ''), text: v.optional(v.string(), '') })
type Said = v.InferOutput<typeof Said>

export const saidOf = (orderNo: string): Said => writtenOf(keptFor(orderNo), Said) ?? { payer: '', text: '' }
export const keepSaid = (orderNo: string, said: Partial<Said>): void =>
  keepWritten(keptFor(orderNo), { ...saidOf(orderNo), ...said })
