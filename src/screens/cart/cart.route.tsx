import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { cartFlow } from '#machines/cart/cart.flow.ts'
import { page } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { cartActors } from './cart-actors.ts'
import { CartScreen } from './cart.screen.tsx'

export const Route = createFileRoute('/pages/cart/cart')({
  staticData: { access: 'member', title: msg`Cart` },
  loader: words('cart', 'shop'),
  component: page(cartFlow, CartScreen).with(({ client, id }) => ({ actors: cartActors(client, id) })),
})
