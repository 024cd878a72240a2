import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { words } from '#src/app/words.ts'
import { CheckoutPage } from './checkout-page.tsx'

export const Route = createFileRoute('/pages/orders/create_order')({
  staticData: { access: 'member', title: msg`Check out` },
  loader: words('shop-order', 'shop', 'coupon', 'form'),
  component: CheckoutPage,
})
