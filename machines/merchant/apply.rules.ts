import * as v from 'valibot'
import { Contact, Hours, MerchantName, PayTypes } from '#contract/offer.ts'
import type { Rail } from '#contract/order.ts'
import { Agreed, optional } from '#contract/shapes.ts'
import { checks } from '../lib/problems.ts'

export interface ApplyForm {
  readonly name: string
  readonly contact: string
  readonly pay_types: Rail[]
  readonly hours: string
  readonly agree: 0 | 1
}

export const NO_APPLICATION: ApplyForm = { name: '', contact: '', pay_types: [], hours: '', agree: 0 }

const Application = v.object({
  name: MerchantName,
  contact: Contact,
  pay_types: PayTypes,
  hours: optional(Hours),
  agree: Agreed,
})

export const applyProblems = checks<ApplyForm>(Application)
