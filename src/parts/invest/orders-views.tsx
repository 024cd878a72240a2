import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { LucideIcon } from 'lucide-react'
import { INVEST_STATUSES } from '#contract/invest.ts'
import type { ordersFlow, OrderStatus } from '#machines/invest/orders.flow.ts'
import type { ViewProps, Views } from '#src/lib/screen.tsx'
import { FullPageNote } from '#src/ui/full-page-note.tsx'
import { ListPage, listViews, NothingFound, type Around } from '#src/ui/list.tsx'
import { Rows } from '#src/ui/rows.tsx'
import { TabStrip } from '#src/ui/tab-strip.tsx'
import { OrderRow } from './order-row.tsx'
import { OrdersSums } from './orders-sums.tsx'

export type OrdersViewProps = ViewProps<typeof ordersFlow>

const TABS: readonly OrderStatus[] = ['', ...INVEST_STATUSES]

const WORDS: Record<OrderStatus, () => ReactNode> = {
  '': () => <Trans comment="Tab: everything that was bought">All</Trans>,
  cooling: () => <Trans comment="Tab: orders of the first 24 hours, which return whole when ended">First day</Trans>,
  running: () => <Trans comment="Tab: orders that run">Running</Trans>,
  suspended: () => <Trans comment="Tab: orders that are not paid for now">Suspended</Trans>,
  completed: () => <Trans comment="Tab: orders that ran to their end">Completed</Trans>,
  ended_early: () => <Trans comment="Tab: orders that their member ended early">Ended early</Trans>,
  cancelled: () => <Trans comment="Tab: orders that were cancelled">Cancelled</Trans>,
}

interface OrdersLooks {
  readonly title: ReactNode
  readonly icon: LucideIcon
  readonly none: ReactNode
  readonly because: ReactNode
  readonly way: ReactNode
  readonly onward: ReactNode
}

export function ordersViews(looks: () => OrdersLooks): Views<typeof ordersFlow> {
  function Frame({ view, ...around }: Around<OrdersViewProps>) {
    const { t } = useLingui()
    const { title, onward } = looks()
    const { head, status } = view.context
    return (
      <ListPage view={view} {...around} title={title}>
        {head && head.summary.length > 0 && <OrdersSums of={head.summary} />}
        <TabStrip
          label={t`Status`}
          parts={TABS.map((key) => ({ key, words: WORDS[key]() }))}
          chosen={status}
          onChoose={(chosen) => view.send({ type: 'filter', status: chosen })}
        />
        {around.children}
        {onward}
      </ListPage>
    )
  }

  const Orders = ({ context }: OrdersViewProps) => (
    <Rows>
      {context.items.map((one) => (
        <OrderRow key={one.id} of={one} />
      ))}
    </Rows>
  )

  function Nothing({ context: { status }, send }: OrdersViewProps) {
    const { icon, none, because, way } = looks()
    return status === '' ? (
      <FullPageNote icon={icon} title={none} action={way}>
        {because}
      </FullPageNote>
    ) : (
      <NothingFound onAll={() => send({ type: 'filter', status: '' })}>
        <Trans>You have none of this status.</Trans>
      </NothingFound>
    )
  }

  return listViews<OrdersViewProps>({ Frame, Rows: Orders, Nothing })
}
