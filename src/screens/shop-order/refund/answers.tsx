import { Plural, Trans } from '@lingui/react/macro'
import { REFUND_ANSWER } from '#contract/limits.ts'
import { HOUR_S } from '#contract/time-units.ts'
import { BRAND } from '#contract/limits.ts'
import type { ShopOrder } from '#contract/shop-order.ts'
import { Note } from '#src/ui/text.tsx'

const Hours = () => <Plural value={REFUND_ANSWER / HOUR_S} one="# hour" other="# hours" />

/** Who answers, until when, and what it means if nobody does. */
export const Answers = ({ of: { store_name } }: { of: Pick<ShopOrder, 'store_name'> }) => (
  <Note>
    <Trans>
      <bdi>{store_name || BRAND}</bdi> has <Hours /> to answer. If nobody answers, the return counts as agreed. Until
      then the order waits.
    </Trans>
  </Note>
)
