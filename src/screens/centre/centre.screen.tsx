import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowLeftRight, Repeat, UserCheck, UserPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { known } from '#machines/lib/known.ts'
import { centreFlow, EVERYBODY, type CentreStanding } from '#machines/service/centre.flow.ts'
import { followFlow } from '#machines/stock/follow.flow.ts'
import { usePanels } from '#src/lib/panels.ts'
import { screen, type Sight } from '#src/lib/screen.tsx'
import { Onward } from '#src/onward.tsx'
import { Digits } from '#src/ui/amount.tsx'
import { Cell, Cells } from '#src/ui/cells.tsx'
import { listViews, NothingFound, NothingYet, refreshOf, type Around } from '#src/ui/list.tsx'
import { Money } from '#src/ui/money.tsx'
import { MovingAmount } from '#src/ui/moving-amount.tsx'
import { Page } from '#src/ui/page.tsx'
import { Unreachable } from '#src/ui/standing.tsx'
import { Total } from '#src/ui/total.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { count } from '#src/lib/format.ts'
import { AccountWays, panelViews } from '../wallet/panel-views.tsx'
import { CENTRE, PAYOUT } from './names.ts'
import { OpenedFilters } from './opened-filters.tsx'
import { OpenedRow } from './opened-row.tsx'
import { NotCentre, Pending, Stopped } from './standings.tsx'

type CentreSight = Sight<typeof centreFlow>

const Heading = chakra('h2', { base: { textStyle: 'strong', marginTop: '6' } })

/** What a centre has to open accounts with, and how many it opened. */
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
        <MovingAmount value={item.credit} unit="EUR" />
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
  sight: CentreSight
  refreshing?: boolean
  children: ReactNode
}

/** The page, whatever stands on it. */
function Frame({ sight, refreshing = false, children }: FrameProps) {
  const { refresh } = usePanels()
  const again = refreshOf(sight)
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

/** What a centre has stands above whose accounts it opened, and asks for itself. */
function Desk({ sight, refreshing, children }: Around<CentreSight>) {
  const { shown } = usePanels()
  return (
    <Frame sight={sight} refreshing={refreshing}>
      {shown}
      <Heading>
        <Trans>Accounts you opened</Trans>
      </Heading>
      <OpenedFilters filter={sight.context.filter} onFilter={(filter) => sight.send({ type: 'filter', filter })} />
      {children}
      <Onward from={CENTRE} />
    </Frame>
  )
}

const Rows = ({ context: { items } }: CentreSight) => items.map((one) => <OpenedRow key={one.id} of={one} />)

const Nothing = (sight: CentreSight) =>
  sight.context.filter.keyword === '' && sight.context.filter.status === '' ? (
    <NothingYet icon={UserPlus} title={<Trans>No accounts yet</Trans>} sight={sight}>
      <Trans>Accounts you open stand here, with what each cost.</Trans>
    </NothingYet>
  ) : (
    <NothingFound onAll={() => sight.send({ type: 'filter', filter: EVERYBODY })}>
      <Trans>You opened accounts, but none that fits.</Trans>
    </NothingFound>
  )

const Coming = (sight: CentreSight) => (
  <Frame sight={sight}>
    <Waiting figure rows={6} />
  </Frame>
)

export const CentreScreen = screen(centreFlow, {
  ...listViews<CentreSight>({ Frame: Desk, Rows, Nothing }),
  unreachable: (sight) => (
    <Frame sight={sight}>
      <Unreachable because={sight.context.trouble} onRetry={() => sight.send({ type: 'retry' })} />
    </Frame>
  ),
  learning: Coming,
  sorting: Coming,
  notCentre: (sight) => (
    <Frame sight={sight}>
      <NotCentre />
    </Frame>
  ),
  pending: (sight) => (
    <Frame sight={sight}>
      <Pending standing={known(sight.context.standing)} />
    </Frame>
  ),
  stopped: (sight) => (
    <Frame sight={sight}>
      <Stopped standing={known(sight.context.standing)} />
    </Frame>
  ),
})
