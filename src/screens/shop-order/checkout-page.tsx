import { useCallback } from 'react'
import { shopOrder } from '#contract/shop-order.ts'
import { checkoutFlow } from '#machines/shop-order/checkout.flow.ts'
import { required } from '#machines/lib/required.ts'
import type { Made, Told, Wanted } from '#machines/shop-order/checkout.rules.ts'
import { page, useSearch } from '#src/app/page.tsx'
import { countIn, learnCount } from '#src/lib/cart-count.ts'
import type { Places } from '#src/lib/places.ts'
import { numberIn } from '#src/lib/search-text.ts'
import { isSome } from '#src/ui/held.tsx'
import { checkoutActors, isUnanswered } from './checkout-actors.ts'
import { CheckoutMissing } from './checkout-parts.tsx'
import { CheckoutScreen } from './checkout.screen.tsx'
import { dropTold, KeepProvider, keepTold, toldAt } from './told.ts'

type Search = ReturnType<typeof useSearch>

function wantedIn({ from, cart_ids, sku_id, num, address_id }: Search): Wanted | undefined {
  const address = numberIn(address_id)
  const there = address === undefined ? {} : { address_id: address }
  if (from === 'cart' && cart_ids !== undefined && /^\d{1,9}(,\d{1,9}){0,99}$/.test(cart_ids))
    return { from, cart_ids, ...there }
  const variant = numberIn(sku_id)
  return from === 'buy' && variant !== undefined
    ? { from, variant_id: variant, num: numberIn(num) ?? 1, ...there }
    : undefined
}

/** Of what is wanted, wherever it goes. */
const writtenFor = ({ from, cart_ids, variant_id, num }: Wanted) =>
  `checkout/${from}/${from === 'cart' ? cart_ids : `${variant_id}/${num}`}`

/** Pages that show how many are in the cart do not count what was ordered. */
function leavesCart(member: number, items: readonly { num: number }[]): void {
  const before = countIn(member)
  const ordered = items.reduce((sum, { num }) => sum + num, 0)
  if (before !== undefined) learnCount(member, Math.max(0, before - ordered))
}

/** Back from the cashier is the order: this page has its place no more. */
function leadOn({ relaunch, go }: Places, { order_no, pay_amount, pay_points }: Made): void {
  relaunch(`/pages/orders/order_detail?order_no=${order_no}`)
  if (isSome(pay_amount) || pay_points > 0) go(`/pages/money/pay?order_no=${order_no}`)
}

const Checkout = page(checkoutFlow, CheckoutScreen, CheckoutMissing).with(
  ({ client, places, id }, { wanted }: { wanted: Wanted | undefined }) =>
    wanted && {
      key: JSON.stringify(wanted),
      input: { wanted, told: toldAt(writtenFor(wanted)), isUnanswered: isUnanswered(id) },
      calls: { confirm: shopOrder.confirm },
      actors: checkoutActors(client, id),
      leaves: {
        created: ({ made, confirm }) => {
          dropTold(writtenFor(wanted))
          if (wanted.from === 'cart') leavesCart(id, confirm?.items ?? [])
          leadOn(places, required(made))
        },
      },
    },
)

export function CheckoutPage() {
  const wanted = wantedIn(useSearch())
  const written = wanted && writtenFor(wanted)
  const keep = useCallback((part: Partial<Told>) => written && keepTold(written, part), [written])
  return (
    <KeepProvider value={keep}>
      <Checkout wanted={wanted} />
    </KeepProvider>
  )
}
