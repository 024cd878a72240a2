import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { memo, type ReactNode } from 'react'
import type { InvestOrder } from '#contract/invest.ts'
import { isOver } from '#machines/invest/order.rules.ts'
import { Least, RowFigures, RowTo, RowWords } from '#src/ui/list-row.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { Money } from '#src/ui/money.tsx'
import { Cover } from './cover.tsx'
import { orderAt } from './names.ts'
import { OrderStatusLine } from './order-status.tsx'

const Inner = chakra('span', {
  base: {
    flex: '1 1 10rem',
    minWidth: '0',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '1',
  },
})

function Ahead({ of: one }: { of: InvestOrder }): ReactNode {
  const { days_done, term_days, next_payout_time, create_time } = one
  if (isOver(one))
    return (
      <Trans comment="When an order was bought that is over now">
        Bought <Moment at={create_time} />
      </Trans>
    )
  return (
    <>
      <Trans comment="How far an order has come, in days of its term">
        Day {days_done} of {term_days}
      </Trans>
      {next_payout_time !== null && (
        <>
          {' · '}
          <Trans comment="The moment of the next payout date">
            next date <Moment at={next_payout_time} />
          </Trans>
        </>
      )}
    </>
  )
}

export const OrderRow = memo(function OrderRow({ of: one }: { of: InvestOrder }) {
  const { title, cover, amount, returned, paid_total, currency, order_no } = one
  return (
    <RowTo to={orderAt(order_no)}>
      <Cover src={cover} title={title} size="row" />
      <Inner>
        <RowWords>
          <chakra.span textStyle="strong">
            <bdi>{title}</bdi>
          </chakra.span>
          <OrderStatusLine of={one} />
          <Least>
            <Ahead of={one} />
          </Least>
        </RowWords>
        <RowFigures>
          <chakra.span textStyle="strong">
            <Money value={amount} unit={currency} />
          </chakra.span>
          {isOver(one) && (
            <Least>
              <Trans comment="What came back of what was put in">
                Returned <Money value={returned} unit={currency} />
              </Trans>
            </Least>
          )}
          <Least>
            <Trans comment="What dates brought so far, already paid">
              Paid <Money value={paid_total} unit={currency} />
            </Trans>
          </Least>
        </RowFigures>
      </Inner>
    </RowTo>
  )
})
