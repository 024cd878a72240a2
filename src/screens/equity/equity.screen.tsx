import { Trans, useLingui } from '@lingui/react/macro'
import { ChartPie, Repeat } from 'lucide-react'
import type { Given } from '#contract/endpoint.ts'
import type { equity, EquityHolding, FundItem } from '#contract/equity.ts'
import { followFlow } from '#machines/stock/follow.flow.ts'
import { figures } from '#src/lib/format.ts'
import { screen } from '#src/lib/screen.tsx'
import { RiskLevel } from '#src/parts/invest/risk.tsx'
import { Digits } from '#src/ui/amount.tsx'
import { RangedChart } from '#src/ui/chart/ranges.tsx'
import { Curtain, EyeButton } from '#src/ui/eye.tsx'
import { followViews, type Around } from '#src/ui/follow-views.tsx'
import { FullPageNote } from '#src/ui/full-page-note.tsx'
import { Least, RowFigures, RowTo, RowWords } from '#src/ui/list-row.tsx'
import { Money } from '#src/ui/money.tsx'
import { MovingAmount } from '#src/ui/moving-amount.tsx'
import { Page } from '#src/ui/page.tsx'
import { PlaceButton } from '#src/ui/place.tsx'
import { PlaceRow, Rows } from '#src/ui/rows.tsx'
import { Heading, Lead } from '#src/ui/text.tsx'
import { Total } from '#src/ui/total.tsx'
import { Against, Moved, NoMoneyYet, Price, Shares } from './shares.tsx'

type Overview = Given<typeof equity.index>

export const overviewFlow = followFlow<Overview>('money', 'invest')

const AMONG = ['1m', '3m', '6m', '1y'] as const
const euros = (value: string, locale: string) => figures(value, 'EUR', locale)

const Frame = ({ children, refreshing, onRefresh }: Around) => (
  <Page
    title={<Trans>Equity</Trans>}
    back
    refreshing={refreshing ?? false}
    onRefresh={onRefresh ?? false}
    actions={<EyeButton />}
  >
    <Curtain>{children}</Curtain>
  </Page>
)

const HoldingRow = ({ of: { id, title, code, shares, value, profit, profit_rate } }: { of: EquityHolding }) => (
  <RowTo to={`/pages/equity-detail/equity-detail?id=${id}`}>
    <RowWords>
      <span>
        <bdi>{title}</bdi>
      </span>
      <Least>
        <Digits>{code}</Digits> · <Shares of={shares} />
      </Least>
    </RowWords>
    <RowFigures>
      <Money value={value} unit="EUR" />
      <Least>
        <Against profit={profit} rate={profit_rate} />
      </Least>
    </RowFigures>
  </RowTo>
)

const FundRow = ({ of: { id, name, code, nav, nav_date, day_change, risk_level } }: { of: FundItem }) => (
  <RowTo to={`/pages/fund-detail/fund-detail?id=${id}`}>
    <RowWords>
      <span>
        <bdi>{name}</bdi>
      </span>
      <Least>
        <Digits>{code}</Digits> · <Digits>{nav_date}</Digits>
      </Least>
      <span>
        <RiskLevel level={risk_level} />
      </span>
    </RowWords>
    <RowFigures>
      <Price of={nav} />
      <Least>
        <Trans>
          <Moved by={day_change} /> in a day
        </Trans>
      </Least>
    </RowFigures>
  </RowTo>
)

const Nothing = () => (
  <FullPageNote
    icon={ChartPie}
    title={<Trans>No shares yet</Trans>}
    action={
      <PlaceButton kind="quiet" to="/pages/equity/jf">
        <Trans>See what points become</Trans>
      </PlaceButton>
    }
  >
    <Trans>Points can become shares, at certain times. What you own stands here.</Trans>
  </FullPageNote>
)

function Worth({ overview: { value, chart } }: { overview: Overview }) {
  const { t } = useLingui()
  return (
    <>
      <Total words={<Trans>Worth of your shares</Trans>} under={<NoMoneyYet />}>
        <MovingAmount value={value} unit="EUR" />
      </Total>
      <RangedChart own title={t`Worth day by day`} points={chart} text={euros} among={AMONG} />
    </>
  )
}

function Shown({ item }: { item: Overview }) {
  const { points, holdings, funds } = item
  if (holdings.length === 0 && funds.length === 0) return <Nothing />
  return (
    <>
      {holdings.length > 0 && <Worth overview={item} />}
      <Rows marginTop="4">
        <PlaceRow
          to="/pages/equity/jf"
          icon={Repeat}
          label={<Trans>Points to shares</Trans>}
          value={<Money value={String(points)} unit="POINTS" />}
        />
      </Rows>
      <section>
        <Heading marginTop="3">
          <Trans>Your shares</Trans>
        </Heading>
        {holdings.map((one) => (
          <HoldingRow key={one.id} of={one} />
        ))}
        {holdings.length === 0 && (
          <Lead paddingBlock="3">
            <Trans>You own no shares.</Trans>
          </Lead>
        )}
      </section>
      <section>
        <Heading marginTop="3">
          <Trans>Funds to look at</Trans>
        </Heading>
        {funds.map((one) => (
          <FundRow key={one.id} of={one} />
        ))}
        {funds.length === 0 && (
          <Lead paddingBlock="3">
            <Trans>No fund is listed.</Trans>
          </Lead>
        )}
      </section>
    </>
  )
}

export const EquityScreen = screen(
  overviewFlow,
  followViews<Overview>({ Frame, outline: { figure: true, rows: 6 }, Shown }),
)
