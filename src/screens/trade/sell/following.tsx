import { known } from '#machines/lib/known.ts'
import type { sellFlow } from '#machines/trade/sell.flow.ts'
import type { Sight } from '#src/lib/screen.tsx'
import { Accepted } from './accepted.tsx'
import { Finding } from './finding.tsx'

/** While it is asked quietly what has become of an order, what was known of it stays. */
export function Following(sight: Sight<typeof sellFlow>) {
  const { status } = known(sight.context.order)
  return status === 'searching' || status === 'offered' ? <Finding {...sight} /> : <Accepted {...sight} />
}
