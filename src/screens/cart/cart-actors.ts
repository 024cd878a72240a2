import { fromPromise } from 'xstate'
import { cart, type CartData } from '#contract/cart.ts'
import type { Asked, Endpoint } from '#contract/endpoint.ts'
import type { GenericSchema } from 'valibot'
import { shop } from '#contract/shop.ts'
import { actorOf } from '#src/api/actors.ts'
import type { Client } from '#src/api/client.ts'
import { learnCount } from '#src/lib/cart-count.ts'
import { handIn } from '#src/parts/shop/hand-in.ts'

type CartCall = Endpoint<GenericSchema, GenericSchema<unknown, CartData>>

/** Whatever is said of the cart, the way to it knows how many are in it. */
export function cartActors(client: Client, member: number) {
  const told = <E extends CartCall>(endpoint: E, before?: () => Promise<void>) =>
    fromPromise<CartData, Asked<E>>(async ({ input, signal }) => {
      await before?.()
      const data: CartData = await client.call(endpoint, input, signal)
      learnCount(member, data.count)
      return data
    })
  return {
    index: told(cart.index, () => handIn(client)),
    update: told(cart.update),
    select: told(cart.select),
    del: told(cart.del),
    info: actorOf(client, shop.info),
  }
}
