import { Trans, useLingui } from '@lingui/react/macro'
import { ChartPie, Repeat } from 'lucide-react'
import type { Given } from '#contract/endpoint.ts'
import type { equity, EquityHolding, FundItem } from '#contract/equity.ts'
import { sharesInAll } from '#machines/equity/shares.rules.ts'
import { followFlow } from '#machines/stock/follow.flow.ts'
import { figures } from '#src/lib/format.ts'
import { screen } from '#src/lib/screen.tsx'
import { Cover } from '#src/parts/invest/cover.tsx'
import { RiskLevel } from '#src/parts/invest/risk.tsx'
import { Digits } from '#src/ui/amount.tsx'
import { RangedChart } from '#src/ui/chart/ranges.tsx'
import { Curtain, EyeButton } from '#src/ui/eye.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { followViews, type Around } from '#src/ui/follow-views.tsx'
import { FullPageNote } from '#src/ui/full-page-note.tsx'
import { Latest } from '#src/ui/latest.tsx'
import { Least, RowFigures, RowTo, RowWords } from '#src/ui/list-row.tsx'
import { Money } from '#src/ui/money.tsx'
import { MovingAmount } from '#src/ui/moving-amount.tsx'
import { Page } from '#src/ui/page.tsx'
import { PlaceButton } from '#src/ui/place.tsx'
import { PlaceRow, Rows } from '#src/ui/rows.tsx'
import { Note, Strong } from '#src/ui/text.tsx'
import { Total } from '#src/ui/total.tsx'
import { putInOf } from './put-in.ts'
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

const HoldingRow = ({ of: { id, title, cover, code, shares, value, profit, profit_rate } }: { of: EquityHolding }) => (
  <RowTo to={`/pages/equity-detail/equity-detail?id=${id}`}>
    <span data-lead="">
      <Cover src={cover} title={title} seed={`equity ${id}`} size="row" />
    </span>
    <RowWords>
      <Strong>
        <bdi>{title}</bdi>
      </Strong>
      <Least>
        <Digits>{code}</Digits> · <Shares of={shares} />
      </Least>
    </RowWords>
    <RowFigures>
      <Strong>
        <Money value={value} unit="EUR" />
      </Strong>
      <Least>
        <Against profit={profit} rate={profit_rate} />
      </Least>
    </RowFigures>
  </RowTo>
)

const FundRow = ({ of: { id, name, code, nav, nav_date, day_change, risk_level } }: { of: FundItem }) => (
  <RowTo to={`/pages/fund-detail/fund-detail?id=${id}`}>
    <RowWords>
      <Strong>
        <bdi>{name}</bdi>
      </Strong>
      <Least>
        <Digits>{code}</Digits> · <Digits>{nav_date}</Digits>
      </Least>
      <span>
        <RiskLevel level={risk_level} />
      </span>
    </RowWords>
    <RowFigures>
      <Strong>
        <Price of={nav} />
      </Strong>
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

function InAll({ of: holdings }: { of: readonly EquityHolding[] }) {
  const { shares, available, locked } = sharesInAll(holdings)
  return (
    <Facts>
      <Fact name={<Trans>You own</Trans>}>
        <Shares of={shares} />
      </Fact>
      <Fact name={<Trans comment="Shares that may be disposed of">Available</Trans>}>
        <Shares of={available} />
      </Fact>
      <Fact name={<Trans comment="Shares that may not be disposed of yet">Locked</Trans>}>
        <Shares of={locked} />
      </Fact>
    </Facts>
  )
}

function Worth({ overview: { value, chart, holdings } }: { overview: Overview }) {
  const { t } = useLingui()
  const { cost, gain } = putInOf(value, holdings)
  return (
    <>
      <Total
        words={<Trans>Worth of your shares</Trans>}
        under={
          <>
            <span>
              <Trans comment="What a member put in, by currency">
                Put in: <Money value={cost} unit="EUR" />
              </Trans>
            </span>
            <Against profit={gain} />
          </>
        }
      >
        <MovingAmount value={value} unit="EUR" big />
      </Total>
      <RangedChart own title={t`Worth day by day`} besides={t`Put in`} points={chart} text={euros} among={AMONG} />
      <InAll of={holdings} />
      <Note paddingInline="1">
        <NoMoneyYet />
      </Note>
    </>
  )
}

function Shown({ item }: { item: Overview }) {
  const { points, holdings, funds } = item
  if (holdings.length === 0 && funds.length === 0) return <Nothing />
  return (
    <>
      {holdings.length > 0 && <Worth overview={item} />}
      <Latest
        all={null}
        title={<Trans>Your shares</Trans>}
        none={<Trans>You own no shares.</Trans>}
        isEmpty={holdings.length === 0}
      >
        {holdings.map((one) => (
          <HoldingRow key={one.id} of={one} />
        ))}
      </Latest>
      <Rows>
        <PlaceRow
          to="/pages/equity/jf"
          icon={Repeat}
          group="invest"
          label={<Trans>Points to shares</Trans>}
          value={<Money value={String(points)} unit="POINTS" />}
        />
      </Rows>
      <Latest
        all={null}
        title={<Trans>Funds</Trans>}
        none={<Trans>No fund is listed.</Trans>}
        isEmpty={funds.length === 0}
      >
        {funds.map((one) => (
          <FundRow key={one.id} of={one} />
        ))}
      </Latest>
    </>
  )
}

export const EquityScreen = screen(
  overviewFlow,
  followViews<Overview>({ Frame, outline: { figure: true, rows: 6 }, Shown }),
)
