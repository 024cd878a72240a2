import { t } from '@lingui/core/macro'
import { cart } from '#contract/cart.ts'
import type { RefusalName } from '#contract/refusals.ts'
import { Refused } from '#machines/lib/trouble.ts'
import type { Client } from '#src/api/client.ts'
import { words } from '#src/app/words.ts'
import { dropLine, keptLines } from '#src/lib/kept-cart.ts'
import { toast } from '#src/ui/toast.ts'

/** These will not be otherwise at another try; whatever else hinders it does not last. */
const FOR_GOOD: ReadonlySet<string> = new Set<RefusalName>([
  'invalid',
  'missing',
  'off-shelf',
  'stock-short',
  'goods-limit',
  'cart-full',
  'key-reused',
])

async function handInAll(client: Client): Promise<void> {
  const lines = keptLines()
  if (lines.length === 0) return
  // Nothing is dropped that could not be told.
  await words('shop')()
  const lost: string[] = []
  for (const line of lines) {
    const { name, ...asked } = line
    try {
      await client.call(cart.add, asked, undefined, true)
    } catch (error) {
      if (!(error instanceof Refused) || !FOR_GOOD.has(error.data.refusal)) break
      lost.push(name)
    }
    dropLine(line)
  }
  if (lost.length === 0) return
  const names = lost.join(', ')
  await toast(t`Not in your cart, because it is sold out, at its limit or the cart is full: ${names}`, SAID_MS)
}

const SAID_MS = 8_000

let handing: Promise<void> | undefined

/** What somebody had put into the cart before they signed in; one page waits for the other that began. */
export function handIn(client: Client): Promise<void> {
  handing ??= handInAll(client)
    .catch(() => undefined)
    .finally(() => (handing = undefined))
  return handing
}
