import { Plural, Trans } from '@lingui/react/macro'
import { ChartLine, ListChecks, ScrollText, TrendingUp } from 'lucide-react'
import type { Given } from '#contract/endpoint.ts'
import type { robot } from '#contract/robot.ts'
import { followFlow } from '#machines/stock/follow.flow.ts'
import { screen } from '#src/lib/screen.tsx'
import { RiskNote } from '#src/parts/invest/risk.tsx'
import { VentureBrief } from '#src/parts/invest/venture-brief.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { followViews, type Around } from '#src/ui/follow-views.tsx'
import { Latest } from '#src/ui/latest.tsx'
import { Money } from '#src/ui/money.tsx'
import { Page } from '#src/ui/page.tsx'
import { TextPlace } from '#src/ui/place.tsx'
import { Prose } from '#src/ui/prose.tsx'
import { PlaceRow, Row, Rows } from '#src/ui/rows.tsx'
import { Section } from '#src/ui/section.tsx'
import { Card } from '#src/ui/surface.tsx'
import { Note } from '#src/ui/text.tsx'

export type Landing = Given<typeof robot.index>

export const landingFlow = followFlow<Landing>('invest')

const Frame = ({ children, refreshing, onRefresh }: Around) => (
  <Page title={<Trans>How robots work</Trans>} back refreshing={refreshing ?? false} onRefresh={onRefresh ?? false}>
    {children}
  </Page>
)

/** What was paid, from the ledger: never a forecast. */
const Totals = ({ of: { robots, paid_out } }: { of: Landing['totals'] }) => (
  <Section title={<Trans>Paid so far, to everybody</Trans>}>
    <Facts>
      <Fact name={<Trans>Robots published</Trans>}>{robots}</Fact>
      {paid_out.map(({ currency, amount }) => (
        <Fact key={currency} name={<Trans>Paid in {currency}</Trans>}>
          <Money value={amount} unit={currency} brief />
        </Fact>
      ))}
    </Facts>
    <Note paddingInline="1">
      <Trans>These sums come from our ledger. They say what was paid, and nothing about what will be.</Trans>
    </Note>
  </Section>
)

const Running = ({ of: running }: { of: number }) => (
  <Plural value={running} _0="none running" one="# running" other="# running" />
)

const Mine = ({ of: { running, sums } }: { of: NonNullable<Landing['my']> }) => (
  <Section title={<Trans>What you put in</Trans>}>
    <Rows>
      {sums.map(({ currency, principal, paid_today, paid_total }) => (
        <Row
          key={currency}
          icon={TrendingUp}
          group="invest"
          label={
            <Trans comment="What a member put in, by currency">
              Put in: <Money value={principal} unit={currency} brief />
            </Trans>
          }
          note={
            <Trans comment="What came of it so far">
              Paid today: <Money value={paid_today} unit={currency} brief />. Paid in all:{' '}
              <Money value={paid_total} unit={currency} brief />
            </Trans>
          }
        />
      ))}
      <PlaceRow
        to="/pages/ai/ai_robot_order"
        icon={ListChecks}
        group="invest"
        label={<Trans>My robots</Trans>}
        value={<Running of={running.robots} />}
      />
      <PlaceRow
        to="/pages/ai/ai_order"
        icon={ChartLine}
        group="invest"
        label={<Trans>My plans and projects</Trans>}
        value={<Running of={running.others} />}
      />
      <PlaceRow
        to="/pages/ai/ai_task_order"
        icon={ScrollText}
        group="invest"
        label={<Trans>What my robots did</Trans>}
      />
    </Rows>
  </Section>
)

function Shown({ item: { intro, risk_text, totals, my, robots, products } }: { item: Landing }) {
  return (
    <>
      {my && <Mine of={my} />}
      <Card holds="prose">
        <Prose blocks={intro} />
      </Card>
      <RiskNote>{risk_text}</RiskNote>
      <Latest
        title={<Trans>Robots</Trans>}
        all={
          <TextPlace to="/pages/ai/ai_robot_list">
            <Trans>All robots</Trans>
          </TextPlace>
        }
        none={<Trans>No robots are on sale at the moment.</Trans>}
        isEmpty={robots.length === 0}
      >
        {robots.map((one) => (
          <VentureBrief key={one.id} of={one} />
        ))}
      </Latest>
      <Latest
        title={<Trans>Plans</Trans>}
        all={
          <TextPlace to="/pages/ai/ai_product">
            <Trans>All plans</Trans>
          </TextPlace>
        }
        none={<Trans>No plans are on sale at the moment.</Trans>}
        isEmpty={products.length === 0}
      >
        {products.map((one) => (
          <VentureBrief key={one.id} of={one} />
        ))}
      </Latest>
      <Totals of={totals} />
    </>
  )
}

export const LandingScreen = screen(landingFlow, followViews<Landing>({ Frame, outline: { rows: 6 }, Shown }))
