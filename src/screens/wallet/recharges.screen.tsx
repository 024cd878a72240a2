import { Trans } from '@lingui/react/macro'
import { ArrowDownToLine } from 'lucide-react'
import { memo } from 'react'
import { addressOf } from '#contract/addresses.ts'
import type { Recharge } from '#contract/recharge.ts'
import { rechargesFlow } from '#machines/recharge/recharges.flow.ts'
import { screen, type ViewProps } from '#src/lib/screen.tsx'
import { Onward } from '#src/onward.tsx'
import { RechargeTag } from '#src/parts/recharge/recharge-tag.tsx'
import { Digits } from '#src/ui/amount.tsx'
import { FullPageNote } from '#src/ui/full-page-note.tsx'
import { ListPage, listViews } from '#src/ui/list.tsx'
import { Least, RowFigures, RowTo, RowWords } from '#src/ui/list-row.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { Money } from '#src/ui/money.tsx'
import { PlaceButton } from '#src/ui/place.tsx'
import { Card } from '#src/ui/surface.tsx'
import { Strong } from '#src/ui/text.tsx'
import { MoneyTabs } from './money-tabs.tsx'

const RechargeRow = memo(function RechargeRow({ of: one }: { of: Recharge }) {
  const { order_no, channel_name, currency, status, amount, actual_amount, reject_reason, create_time } = one
  const isCredited = status === 'credited'
  return (
    <RowTo to={addressOf('recharge', order_no)}>
      <RowWords>
        <Strong>
          <bdi>{channel_name}</bdi>
        </Strong>
        {reject_reason && (
          <Least>
            <bdi>{reject_reason}</bdi>
          </Least>
        )}
        <Least>
          <Moment at={create_time} /> · <Digits>{order_no}</Digits>
        </Least>
      </RowWords>
      <RowFigures>
        <Strong color={isCredited ? 'good' : 'ink'}>
          <Money value={isCredited ? actual_amount : amount} unit={currency} signed={isCredited} brief />
        </Strong>
        <RechargeTag of={one} />
      </RowFigures>
    </RowTo>
  )
})

export const RechargesScreen = screen(
  rechargesFlow,
  listViews<ViewProps<typeof rechargesFlow>>({
    Frame: ({ children, ...around }) => (
      <ListPage title={<Trans>Recharges</Trans>} {...around}>
        <MoneyTabs chosen="recharges" />
        {children}
        <Onward from="/pages/money/money_mx" />
      </ListPage>
    ),
    Rows: ({ context: { items } }) => (
      <Card>
        {items.map((one) => (
          <RechargeRow key={one.id} of={one} />
        ))}
      </Card>
    ),
    Nothing: () => (
      <FullPageNote
        icon={ArrowDownToLine}
        title={<Trans>No recharges yet</Trans>}
        action={
          <PlaceButton to="/pages/money/recharge">
            <Trans>Recharge</Trans>
          </PlaceButton>
        }
      >
        <Trans>Each recharge stays here, with what happened and where the money is.</Trans>
      </FullPageNote>
    ),
  }),
)
