import { fromPromise } from 'xstate'
import { shopOrder } from '#contract/shop-order.ts'
import type { Creating, Made } from '#machines/shop-order/checkout.rules.ts'
import type { Client } from '#src/api/client.ts'
import { hearAgain, lostCall, stored } from '#src/api/unanswered.ts'

const { path } = shopOrder.create

export const isUnanswered = (member: number): boolean => lostCall({ member, path })?.form !== undefined

const said = (form: Creating) =>
  Object.fromEntries(Object.entries(form).filter((entry): entry is [string, string | number] => entry[1] !== undefined))

export const checkoutActors = (client: Client, member: number) => ({
  create: fromPromise<Made, Creating>(({ input, signal }) =>
    stored({ member, path, form: said(input) }, (idem) => client.call(shopOrder.create, { ...input, idem }, signal)),
  ),
  outcome: fromPromise<Made | null>(({ signal }) => hearAgain(client, member, shopOrder.create, signal)),
})
