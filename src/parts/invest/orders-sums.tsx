import { Plural, Trans } from '@lingui/react/macro'
import type { OrderSums } from '#machines/invest/orders.flow.ts'
import { isNothing } from '#src/lib/format.ts'
import { Cell, Cells } from '#src/ui/cells.tsx'
import { Money } from '#src/ui/money.tsx'

export const OrdersSums = ({ of: sums }: { of: OrderSums }) =>
  sums
    .filter(({ running, paid_total }) => running > 0 || !isNothing(paid_total))
    .map(({ currency, running, principal, paid_today, paid_total }) => (
      <Cells key={currency}>
        <Cell first value={<Money value={principal} unit={currency} brief />}>
          <Plural value={running} one="in # open order" other="in # open orders" />
        </Cell>
        <Cell first value={<Money value={paid_today} unit={currency} brief />}>
          <Trans comment="Below an amount: what was paid today">paid today</Trans>
        </Cell>
        <Cell first value={<Money value={paid_total} unit={currency} brief />}>
          <Trans comment="Below an amount: what was paid since the beginning">paid in total</Trans>
        </Cell>
      </Cells>
    ))
