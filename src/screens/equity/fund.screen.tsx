import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { CHART_RANGES, type FundInfo } from '#contract/equity.ts'
import { fundFlow } from '#machines/equity/fund.flow.ts'
import { required } from '#machines/lib/required.ts'
import { withProps, screen, type ViewProps } from '#src/lib/screen.tsx'
import { Onward } from '#src/onward.tsx'
import { Digits } from '#src/ui/amount.tsx'
import { Button } from '#src/ui/button.tsx'
import { Chart } from '#src/ui/chart/chart.tsx'
import { Ranges } from '#src/ui/chart/ranges.tsx'
import { Page } from '#src/ui/page.tsx'
import { Prose } from '#src/ui/prose.tsx'
import { Unreachable } from '#src/ui/full-page-note.tsx'
import { Missing } from '#src/ui/missing.tsx'
import { Section } from '#src/ui/section.tsx'
import { Card } from '#src/ui/surface.tsx'
import { Total } from '#src/ui/total.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { FundFacts, FundPapers, FundPart, FundParts, FundPast } from './fund-parts.tsx'
import { Moved, Price } from './shares.tsx'

type FundViewProps = ViewProps<typeof fundFlow>

const Frame = ({ fund, ranging, children }: { fund?: FundInfo; ranging?: boolean; children: ReactNode }) => (
  <Page title={fund ? <bdi>{fund.name}</bdi> : <Trans>Fund</Trans>} back refreshing={ranging ?? false}>
    {children}
  </Page>
)

interface FundLook {
  readonly line?: 'coming' | 'lost'
}

function Line({ context, send, line }: FundViewProps & FundLook) {
  const { t } = useLingui()
  const lost = line === 'lost' && (
    <Refusal because={context.trouble}>
      <div>
        <Button kind="text" onClick={() => send({ type: 'retry' })}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    </Refusal>
  )
  return (
    <Chart
      title={t`Value of one share`}
      points={required(context.fund).chart}
      busy={line === 'coming'}
      instead={lost || undefined}
    >
      <Ranges among={CHART_RANGES} chosen={context.range} onChoose={(range) => send({ type: 'range', range })} />
    </Chart>
  )
}

const Showing = ({ line, ...view }: FundViewProps & FundLook) => {
  const fund = required(view.context.fund)
  return (
    <Frame fund={fund} ranging={line === 'coming'}>
      <Total
        words={<Trans>Value of one share</Trans>}
        under={
          <>
            <span>
              <Trans>
                <Moved by={fund.day_change} /> in a day
              </Trans>
            </span>
            <Digits>{fund.nav_date}</Digits>
          </>
        }
      >
        <Price of={fund.nav} />
      </Total>
      <Line {...view} {...(line && { line })} />
      <FundPast of={fund} />
      <FundPart of={fund} signedIn={view.context.signedIn} />
      <FundFacts of={fund} />
      <FundParts of={fund} />
      {fund.intro.length > 0 && (
        <Section title={<Trans>About it</Trans>}>
          <Card holds="prose">
            <Prose blocks={fund.intro} />
          </Card>
        </Section>
      )}
      <FundPapers of={fund} />
      <Onward from="/pages/fund-detail/fund-detail" />
    </Frame>
  )
}

export const FundMissing = () => (
  <Frame>
    <Missing home="/pages/index/index" />
  </Frame>
)

export const FundScreen = screen(fundFlow, {
  opening: () => (
    <Frame>
      <Waiting figure rows={8} />
    </Frame>
  ),
  unreachable: ({ context, send }) => (
    <Frame>
      <Unreachable {...(context.trouble && { because: context.trouble })} onRetry={() => send({ type: 'retry' })} />
    </Frame>
  ),
  missing: FundMissing,
  showing: Showing,
  ranging: withProps(Showing, { line: 'coming' }),
  chartError: withProps(Showing, { line: 'lost' }),
})
