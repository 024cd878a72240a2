import { Trans } from '@lingui/react/macro'
import { CalendarCheck, Gift, List, Repeat, Vault } from 'lucide-react'
import type { Given } from '#contract/endpoint.ts'
import type { points } from '#contract/points.ts'
import { followFlow } from '#machines/stock/follow.flow.ts'
import { screen } from '#src/lib/screen.tsx'
import { Onward } from '#src/onward.tsx'
import { AccountWays, panelViews } from '#src/parts/wallet/panel-views.tsx'
import { HeldAmount, isSome } from '#src/ui/held.tsx'
import { Money } from '#src/ui/money.tsx'
import { PlaceRow, Row, Rows } from '#src/ui/rows.tsx'
import { Note } from '#src/ui/text.tsx'
import { Total } from '#src/ui/total.tsx'
import { entryViews } from './entry-views.tsx'
import type { LogSums } from './log-page.tsx'
import { logFlow } from './money-log.screen.tsx'
import { Sums } from './sums.tsx'
import { WalletPage } from './wallet-page.tsx'

type PointsAccount = Given<typeof points.index>

export const pointsFlow = followFlow<PointsAccount>('money')

const PointWays = () => (
  <AccountWays
    ways={[
      { to: '/pages/jf/atm', icon: Repeat, words: <Trans>To balance</Trans> },
      { to: '/pages/shop/jf_shop', icon: Gift, words: <Trans>Points shop</Trans> },
      { to: '/pages/login/sign', icon: CalendarCheck, words: <Trans>Check in</Trans> },
      { to: '/pages/wallets/wallet_mx?account=points', icon: List, words: <Trans>Activity</Trans> },
    ]}
  />
)

const More = ({ item }: { item: PointsAccount }) => (
  <>
    <Sums income={String(item.total_in)} expense={String(item.total_out)} unit="POINTS" />
    <Rows>
      <Row
        icon={Vault}
        group="money"
        label={<Trans>Points fund</Trans>}
        value={<Money value={item.pool} unit="EUR" />}
      />
      {item.earn.map(({ title, desc, link }) => (
        <PlaceRow key={link} to={link} icon={Gift} group="invest" label={title} note={desc} />
      ))}
    </Rows>
    <Onward from="/pages/jf/money" />
    <Note paddingInline="1">{item.rule_text}</Note>
  </>
)

export const PointsHeadScreen = screen(
  pointsFlow,
  panelViews<PointsAccount>({
    Shown: ({ item }) => (
      <Total
        size="hero"
        words={<Trans>Available points</Trans>}
        under={isSome(String(item.frozen)) && <HeldAmount value={String(item.frozen)} unit="POINTS" />}
      >
        <Money value={String(item.points)} unit="POINTS" big />
      </Total>
    ),
    Foot: PointWays,
    More,
  }),
  'data-header',
)

export const PointsScreen = screen(
  logFlow,
  entryViews<LogSums>((around) => <WalletPage title={<Trans>Points</Trans>} account="points" {...around} />),
)
