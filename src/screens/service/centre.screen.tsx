import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowLeftRight, Repeat, UserCheck, UserPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { required } from '#machines/lib/required.ts'
import { centreFlow, EVERYBODY, type CentreStanding } from '#machines/service/centre.flow.ts'
import { followFlow } from '#machines/stock/follow.flow.ts'
import { count } from '#src/lib/format.ts'
import { usePanels } from '#src/lib/panels.ts'
import { screen, type ViewProps } from '#src/lib/screen.tsx'
import { Onward } from '#src/onward.tsx'
import { AccountWays, panelViews } from '#src/parts/wallet/panel-views.tsx'
import { Digits } from '#src/ui/amount.tsx'
import { Cell, Cells } from '#src/ui/cells.tsx'
import { Unreachable } from '#src/ui/full-page-note.tsx'
import { listViews, NothingFound, NothingYet, refreshOf, type Around } from '#src/ui/list.tsx'
import { Money } from '#src/ui/money.tsx'
import { MovingAmount } from '#src/ui/moving-amount.tsx'
import { Page } from '#src/ui/page.tsx'
import { Rows } from '#src/ui/rows.tsx'
import { Section } from '#src/ui/section.tsx'
import { Total } from '#src/ui/total.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { CENTRE, PAYOUT } from './names.ts'
import { OpenedFilters } from './opened-filters.tsx'
import { OpenedRow } from './opened-row.tsx'
import { NotCentre, Pending, Stopped } from './centre-notes.tsx'

type CentreViewProps = ViewProps<typeof centreFlow>

export const standingFlow = followFlow<CentreStanding>('money')

function Shown({ item }: { item: CentreStanding }) {
  const { i18n } = useLingui()
  return (
    <>
      <Total
        words={<Trans>Registration credit</Trans>}
        under={
          <span>
            <bdi>{item.region}</bdi> · <Digits>{item.center_no}</Digits>
          </span>
        }
      >
        <MovingAmount value={item.credit} unit="EUR" big />
      </Total>
      <Cells>
        <Cell first value={<Digits>{count(item.opened_count, i18n.locale)}</Digits>}>
          <Trans>Accounts opened</Trans>
        </Cell>
        <Cell first value={<Digits>{count(item.month_opened, i18n.locale)}</Digits>}>
          <Trans>This month</Trans>
        </Cell>
        <Cell first value={<Money value={item.open_price} unit="EUR" />}>
          <Trans>Each account</Trans>
        </Cell>
      </Cells>
    </>
  )
}

export const CentreHeadScreen = screen(
  standingFlow,
  panelViews<CentreStanding>({
    Shown,
    Foot: () => (
      <AccountWays
        ways={[
          { to: `${CENTRE}?open=1`, icon: UserPlus, words: <Trans>Open an account</Trans> },
          { to: `${CENTRE}?place=1`, icon: UserCheck, words: <Trans>Invite to your team</Trans> },
          { to: '/pages/business_center/transfer', icon: ArrowLeftRight, words: <Trans>Send credit</Trans> },
          { to: PAYOUT, icon: Repeat, words: <Trans>Pay out earnings</Trans> },
        ]}
      />
    ),
  }),
  'data-header',
)

interface FrameProps {
  view: CentreViewProps
  refreshing?: boolean
  children: ReactNode
}

function Frame({ view, refreshing = false, children }: FrameProps) {
  const { refresh } = usePanels()
  const again = refreshOf(view)
  const all = () => {
    if (again) again()
    refresh()
  }
  return (
    <Page title={<Trans>Service centre</Trans>} back refreshing={refreshing} onRefresh={again && all}>
      {children}
    </Page>
  )
}

function CentreList({ view, refreshing, children }: Around<CentreViewProps>) {
  const { shown } = usePanels()
  return (
    <Frame view={view} refreshing={refreshing}>
      {shown}
      <Section title={<Trans>Accounts you opened</Trans>}>
        <OpenedFilters filter={view.context.filter} onFilter={(filter) => view.send({ type: 'filter', filter })} />
        {children}
      </Section>
      <Onward from={CENTRE} />
    </Frame>
  )
}

const OpenedRows = ({ context: { items } }: CentreViewProps) => (
  <Rows>
    {items.map((one) => (
      <OpenedRow key={one.id} of={one} />
    ))}
  </Rows>
)

const Nothing = (view: CentreViewProps) =>
  view.context.filter.keyword === '' && view.context.filter.status === '' ? (
    <NothingYet icon={UserPlus} title={<Trans>No accounts yet</Trans>} view={view}>
      <Trans>Accounts you open stand here, with what each cost.</Trans>
    </NothingYet>
  ) : (
    <NothingFound onAll={() => view.send({ type: 'filter', filter: EVERYBODY })}>
      <Trans>You opened accounts, but none that fits.</Trans>
    </NothingFound>
  )

const Coming = (view: CentreViewProps) => (
  <Frame view={view}>
    <Waiting figure rows={6} />
  </Frame>
)

export const CentreScreen = screen(centreFlow, {
  ...listViews<CentreViewProps>({ Frame: CentreList, Rows: OpenedRows, Nothing }),
  unreachable: (view) => (
    <Frame view={view}>
      <Unreachable because={view.context.trouble} onRetry={() => view.send({ type: 'retry' })} />
    </Frame>
  ),
  learning: Coming,
  sorting: Coming,
  notCentre: (view) => (
    <Frame view={view}>
      <NotCentre />
    </Frame>
  ),
  pending: (view) => (
    <Frame view={view}>
      <Pending standing={required(view.context.standing)} />
    </Frame>
  ),
  stopped: (view) => (
    <Frame view={view}>
      <Stopped standing={required(view.context.standing)} />
    </Frame>
  ),
})
