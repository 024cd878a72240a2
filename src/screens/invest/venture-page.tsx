import { chakra } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { TrendingUp } from 'lucide-react'
import type { ReactNode } from 'react'
import type { VentureInfo } from '#machines/invest/buy.rules.ts'
import { KIND_WORDS, ordersAt } from '#src/parts/invest/names.ts'
import { RiskLevel, RiskNote } from '#src/parts/invest/risk.tsx'
import { Money } from '#src/ui/money.tsx'
import { Page } from '#src/ui/page.tsx'
import { Papers } from '#src/ui/papers.tsx'
import { IfBuilt } from '#src/ui/place.tsx'
import { Prose } from '#src/ui/prose.tsx'
import { PlaceRow, Row, Rows } from '#src/ui/rows.tsx'
import { Section } from '#src/ui/section.tsx'
import { Card, Line } from '#src/ui/surface.tsx'
import { MovesWords } from './buy-words.tsx'
import { VentureRules, VentureSchedule, VentureTerms } from './venture-facts.tsx'
import { VentureHead } from './venture-head.tsx'
import { VentureRange } from './venture-range.tsx'
import type { BuyViewProps } from './buy-view-props.ts'

function Title({ context: { kind, info } }: Pick<BuyViewProps, 'context'>): ReactNode {
  const { i18n } = useLingui()
  return info?.title ?? i18n._(KIND_WORDS[kind])
}

interface FrameProps {
  view: BuyViewProps
  foot?: ReactNode
  refreshing?: boolean
  children: ReactNode
}

export const Frame = ({ view: { context, can, send }, foot, refreshing = false, children }: FrameProps) => (
  <Page
    title={<Title context={context} />}
    back
    foot={foot}
    refreshing={refreshing}
    onRefresh={can('retry') && context.info !== undefined && (() => send({ type: 'retry' }))}
  >
    {children}
  </Page>
)

function Holding({ info }: { info: VentureInfo }) {
  const { my, currency } = info
  if (!my || my.count === 0) return null
  const row = {
    icon: TrendingUp,
    group: 'invest',
    label: <Trans>You have put in</Trans>,
    note: <Plural value={my.count} one="# purchase" other="# purchases" />,
    value: <Money value={my.amount} unit={currency} brief />,
  } as const
  const to = ordersAt(info)
  return (
    <Section title={<Trans>What you have in it</Trans>}>
      <Rows>
        <IfBuilt to={to} otherwise={<Row {...row} />}>
          <PlaceRow to={to} {...row} />
        </IfBuilt>
      </Rows>
    </Section>
  )
}

/** Everything there is to read of it. The risk comes before the button, in the size of any other sentence. */
export const VentureBody = ({ info }: { info: VentureInfo }) => (
  <>
    <VentureHead info={info} />
    <Holding info={info} />
    <VentureRange info={info} />
    <RiskNote>
      <Line>
        <b>
          <Trans>What you risk</Trans>
        </b>
        <RiskLevel level={info.risk_level} />
      </Line>
      <chakra.p whiteSpace="pre-line">{info.risk_text}</chakra.p>
      {info.currency !== 'EUR' && (
        <p>
          <MovesWords unit={info.currency} />
        </p>
      )}
    </RiskNote>
    <VentureTerms info={info} />
    {'schedule' in info && info.schedule.length > 0 && <VentureSchedule schedule={info.schedule} />}
    {info.rules.length > 0 && <VentureRules rules={info.rules} />}
    {info.content.length > 0 && (
      <Section title={<Trans>About it</Trans>}>
        <Card holds="prose">
          <Prose blocks={info.content} />
        </Card>
      </Section>
    )}
    {info.documents.length > 0 && (
      <Section title={<Trans>Documents</Trans>}>
        <Papers of={info.documents} />
      </Section>
    )}
  </>
)
