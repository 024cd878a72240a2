import { Trans, useLingui } from '@lingui/react/macro'
import { ScrollText } from 'lucide-react'
import { holdingFlow, type HoldingHead } from '#machines/equity/holding.flow.ts'
import { screen, type ViewProps } from '#src/lib/screen.tsx'
import { Onward } from '#src/onward.tsx'
import { ShareProofRow } from '#src/parts/wallet/proof-row.tsx'
import { Digits } from '#src/ui/amount.tsx'
import { RangedChart } from '#src/ui/chart/ranges.tsx'
import { Curtain, EyeButton } from '#src/ui/eye.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { Missing } from '#src/ui/missing.tsx'
import { isSome } from '#src/ui/held.tsx'
import { listViews, ListPage, NothingYet, type Around } from '#src/ui/list.tsx'
import { SaidMoment } from '#src/ui/said-moment.tsx'
import { MovingAmount } from '#src/ui/moving-amount.tsx'
import { Page } from '#src/ui/page.tsx'
import { Prose } from '#src/ui/prose.tsx'
import { Rows } from '#src/ui/rows.tsx'
import { Section } from '#src/ui/section.tsx'
import { Card } from '#src/ui/surface.tsx'
import { Heading, Note } from '#src/ui/text.tsx'
import { Total } from '#src/ui/total.tsx'
import { Caution } from '#src/ui/trouble-text.tsx'
import { LogRow } from './log-row.tsx'
import { Against, NoMoneyYet, Price, Shares } from './shares.tsx'

type HoldingViewProps = ViewProps<typeof holdingFlow>

const AMONG = ['1m', '3m', '6m', '1y', 'all'] as const

const HeldFacts = ({ of: head }: { of: HoldingHead }) => (
  <Facts>
    <Fact name={<Trans>You own</Trans>}>
      <Shares of={head.shares} />
    </Fact>
    {isSome(head.locked) && (
      <>
        <Fact name={<Trans comment="Shares that may be disposed of">Available</Trans>}>
          <Shares of={head.available} />
        </Fact>
        <Fact name={<Trans comment="Shares that may not be disposed of yet">Locked</Trans>}>
          <Shares of={head.locked} />
          {head.unlock_time !== null && (
            <Note as="span" display="block">
              <Trans>
                until <SaidMoment at={head.unlock_time} />
              </Trans>
            </Note>
          )}
        </Fact>
      </>
    )}
    {isSome(head.shares) && (
      <>
        <Fact name={<Trans>One share cost, on average</Trans>}>
          <Price of={head.cost_price} />
        </Fact>
        <Fact name={<Trans>Against what they cost</Trans>}>
          <Against profit={head.profit} rate={head.profit_rate} />
        </Fact>
      </>
    )}
  </Facts>
)

function Held({ of: head }: { of: HoldingHead }) {
  const { t } = useLingui()
  return (
    <>
      <Total
        words={<Trans>Worth now</Trans>}
        under={
          <span>
            <Trans>
              1 share = <Price of={head.price} />
            </Trans>{' '}
            · <Digits>{head.price_date}</Digits>
          </span>
        }
      >
        <MovingAmount value={head.value} unit="EUR" big />
      </Total>
      <RangedChart title={t`Price of one share`} points={head.chart} among={AMONG} />
      {head.status === 'closed' && (
        <Caution>
          <Trans>This equity is closed. Nothing more is added to it.</Trans>
        </Caution>
      )}
      <HeldFacts of={head} />
      <Note paddingInline="1">
        <NoMoneyYet />
      </Note>
    </>
  )
}

function Frame({ view, refreshing, children }: Around<HoldingViewProps>) {
  const { head } = view.context
  return (
    <ListPage
      title={head ? <bdi>{head.title}</bdi> : <Trans>Equity</Trans>}
      view={view}
      refreshing={refreshing}
      actions={<EyeButton />}
    >
      <Curtain>
        {head && (
          <>
            <Held of={head} />
            {head.intro.length > 0 && (
              <Section title={<Trans>About it</Trans>}>
                <Card holds="prose">
                  <Prose blocks={head.intro} />
                </Card>
              </Section>
            )}
            <ShareProofRow of={`EQ-${head.code}`} />
            <Onward from="/pages/equity-detail/equity-detail" />
            <Heading marginTop="1" paddingInline="1">
              <Trans>Activity</Trans>
            </Heading>
          </>
        )}
        {children}
      </Curtain>
    </ListPage>
  )
}

const Logs = ({ context: { items } }: HoldingViewProps) => (
  <Rows>
    {items.map((log) => (
      <LogRow key={log.id} of={log} />
    ))}
  </Rows>
)

const Nothing = (view: HoldingViewProps) => (
  <NothingYet icon={ScrollText} title={<Trans>Nothing happened yet</Trans>} view={view}>
    <Trans>Shares that come to you stand here, with what they cost.</Trans>
  </NothingYet>
)

export const HoldingMissing = () => (
  <Page title={<Trans>Equity</Trans>} back>
    <Missing home="/pages/index/index" />
  </Page>
)

export const HoldingScreen = screen(holdingFlow, {
  ...listViews<HoldingViewProps>({ Frame, Rows: Logs, Nothing }),
  missing: HoldingMissing,
})
