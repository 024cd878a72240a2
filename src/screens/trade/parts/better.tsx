import { Trans } from '@lingui/react/macro'
import type { OrderInfo } from '#contract/order.ts'
import { isSome } from '#src/ui/held.tsx'
import { Money } from '#src/ui/money.tsx'
import { Strong } from '#src/ui/text.tsx'

export const BetterWords = ({ of: euros }: { of: string }) => (
  <Trans>
    <Money value={euros} unit="EUR" /> better than quoted
  </Trans>
)

export const Better = ({ of: { better } }: { of: Pick<OrderInfo, 'better'> }) =>
  isSome(better) ? (
    <Strong as="p" color="good">
      <BetterWords of={better} />
    </Strong>
  ) : null
