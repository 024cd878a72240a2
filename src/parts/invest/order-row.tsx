import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { memo, type ReactNode } from 'react'
import type { InvestOrder } from '#contract/invest.ts'
import { isOver } from '#machines/invest/order.rules.ts'
import { Least, RowFigures, RowTo, RowWords } from '#src/ui/list-row.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { Money } from '#src/ui/money.tsx'
import { Strong } from '#src/ui/text.tsx'
import { Cover } from './cover.tsx'
import { coverOf, orderAt } from './names.ts'
import { nextDateOf } from './next-date.ts'
import { OrderStatusTag } from './order-status.tsx'

const Sides = chakra('span', {
  base: {
    flex: '1',
    minWidth: '0',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '1',
  },
})

function Ahead({ of: one }: { of: InvestOrder }): ReactNode {
  const { days_done, term_days, create_time } = one
  const next = nextDateOf(one)
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
      {next !== null && (
        <>
          {' · '}
          <Trans comment="The moment of the next payout date">
            next date <Moment at={next} />
          </Trans>
        </>
      )}
    </>
  )
}

export const OrderRow = memo(function OrderRow({ of: one }: { of: InvestOrder }) {
  const { kind, venture_id, title, cover, amount, returned, paid_total, currency, order_no } = one
  return (
    <RowTo to={orderAt(order_no)}>
      <span data-lead="">
        <Cover src={cover} title={title} seed={coverOf({ kind, id: venture_id })} size="row" />
      </span>
      <Sides>
        <RowWords>
          <Strong>
            <bdi>{title}</bdi>
          </Strong>
          <Least>
            <Ahead of={one} />
          </Least>
          <span>
            <OrderStatusTag of={one} />
          </span>
        </RowWords>
        <RowFigures>
          <Strong>
            <Money value={amount} unit={currency} brief />
          </Strong>
          {isOver(one) && (
            <Least>
              <Trans comment="What came back of what was put in">
                Returned <Money value={returned} unit={currency} brief />
              </Trans>
            </Least>
          )}
          <Least>
            <Trans comment="What dates brought so far, already paid">
              Paid <Money value={paid_total} unit={currency} brief />
            </Trans>
          </Least>
        </RowFigures>
      </Sides>
    </RowTo>
  )
})
