import type { CartData } from '#contract/cart.ts'
import { errorOf, outputOf } from '../lib/heard.ts'
import { otherwise } from '../lib/refusal.ts'
import { required } from '../lib/required.ts'
import type { GoodsInfo } from '../shop/goods.rules.ts'
import { type CartFacts, lineIn, wanted } from './cart.facts.ts'

interface Talk {
  readonly context: CartFacts
}
const learn = { type: 'learn', params: outputOf<CartData> } as const

/** Another variant of what lies in a line. */
export const choosing = {
  choosing: {
    tags: 'busy',
    on: { back: { target: 'settling', actions: 'forgive' } },
    invoke: {
      id: 'info',
      src: 'info',
      input: ({ context }: Talk) => ({ id: lineIn(context).goods_id }),
      onDone: { target: 'picking', actions: { type: 'lay', params: outputOf<GoodsInfo> } },
      onError: { target: 'settling', actions: { type: 'reject', params: errorOf } },
    },
  },
  picking: {
    on: {
      pick: { actions: 'pick' },
      take: { guard: 'isOther', target: 'changing' },
      back: { target: 'settling', actions: 'forgive' },
    },
  },
  changing: {
    tags: ['busy', 'held'],
    invoke: {
      id: 'update',
      src: 'update',
      input: ({ context }: Talk) => ({ id: lineIn(context).id, variant_id: required(wanted(context)).id }),
      onDone: { target: 'settling', actions: ['forgive', learn] },
      onError: otherwise('picking'),
    },
  },
} as const
