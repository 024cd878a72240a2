import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowUpFromLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { WITHDRAWAL_TABS, type WithdrawalTab } from '#contract/withdrawal.ts'
import { withdrawalsFlow } from '#machines/withdrawal/withdrawals.flow.ts'
import { screen, type ViewProps } from '#src/lib/screen.tsx'
import { Button } from '#src/ui/button.tsx'
import { ListPage, listViews, type Around } from '#src/ui/list.tsx'
import { PlaceButton, TextPlace } from '#src/ui/place.tsx'
import { FullPageNote } from '#src/ui/full-page-note.tsx'
import { Card, Line } from '#src/ui/surface.tsx'
import { Strong } from '#src/ui/text.tsx'
import { TabStrip } from '#src/ui/tab-strip.tsx'
import { COUNTER, LOG } from './names.ts'
import { WithdrawalRow } from './withdrawal-row.tsx'

type WithdrawalsViewProps = ViewProps<typeof withdrawalsFlow>

const tabs: Record<WithdrawalTab, () => { words: ReactNode; nothing: ReactNode; because: ReactNode }> = {
  all: () => ({
    words: <Trans comment="Tab: all withdrawals">All</Trans>,
    nothing: <Trans>No withdrawals yet</Trans>,
    because: <Trans>Each withdrawal stays here, with what happened and where the money is.</Trans>,
  }),
  open: () => ({
    words: <Trans comment="Tab: withdrawals that are not paid yet">Open</Trans>,
    nothing: <Trans>No open withdrawals</Trans>,
    because: <Trans>New withdrawals stay here until they are paid.</Trans>,
  }),
  completed: () => ({
    words: <Trans comment="Tab: withdrawals that were paid">Paid</Trans>,
    nothing: <Trans>No paid withdrawals yet</Trans>,
    because: <Trans>Withdrawals that were paid stay here, with the reference of the payment.</Trans>,
  }),
  closed: () => ({
    words: <Trans comment="Tab: withdrawals that were not paid">Not paid</Trans>,
    nothing: <Trans>No withdrawals that were not paid</Trans>,
    because: <Trans>Cancelled, failed and returned withdrawals stay here, each with its reason.</Trans>,
  }),
}

function Frame({ view, ...around }: Around<WithdrawalsViewProps>) {
  const { t } = useLingui()
  const { method, tab: chosen } = view.context
  return (
    <ListPage view={view} {...around} title={<Trans>Withdrawals</Trans>}>
      <TabStrip
        label={t`Withdrawals`}
        parts={WITHDRAWAL_TABS.map((key) => ({ key, words: tabs[key]().words }))}
        chosen={chosen}
        onChoose={(tab) => view.send({ type: 'tab', tab })}
      />
      {method !== '' && (
        <Line paddingInline="1">
          <Strong>
            <bdi>{method === 'usdt' ? 'USDT' : 'EUR'}</bdi>
          </Strong>
          <TextPlace to={LOG}>
            <Trans>Show all withdrawals</Trans>
          </TextPlace>
        </Line>
      )}
      {around.children}
    </ListPage>
  )
}

const Rows = ({ context }: WithdrawalsViewProps) => (
  <Card>
    {context.items.map((one) => (
      <WithdrawalRow key={one.id} of={one} to={`${LOG}?order_no=${one.order_no}`} />
    ))}
  </Card>
)

function Nothing({ context: { tab }, send }: WithdrawalsViewProps) {
  const { nothing, because } = tabs[tab]()
  const all = (
    <Button kind="quiet" onClick={() => send({ type: 'tab', tab: 'all' })}>
      <Trans>Show all withdrawals</Trans>
    </Button>
  )
  const withdraw = (
    <PlaceButton to={COUNTER}>
      <Trans>Withdraw</Trans>
    </PlaceButton>
  )
  return (
    <FullPageNote icon={ArrowUpFromLine} title={nothing} action={tab === 'all' ? withdraw : all}>
      {because}
    </FullPageNote>
  )
}

export const WithdrawalsScreen = screen(withdrawalsFlow, listViews<WithdrawalsViewProps>({ Frame, Rows, Nothing }))
