import { chakra } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { VentureInfo } from '#machines/invest/buy.rules.ts'
import { Money } from '#src/ui/money.tsx'
import { Page } from '#src/ui/page.tsx'
import { IfBuilt } from '#src/ui/place.tsx'
import { Papers } from '#src/ui/papers.tsx'
import { Prose } from '#src/ui/prose.tsx'
import { PlaceRow, Row, Rows } from '#src/ui/rows.tsx'
import { KIND_WORDS, ordersAt } from './names.ts'
import { RiskNote } from './risk.tsx'
import { VentureRules, VentureSchedule, VentureTerms } from './venture-facts.tsx'
import { VentureHead } from './venture-head.tsx'
import { Part } from './venture-part.tsx'
import { VentureRange } from './venture-range.tsx'
import type { BuyViewProps } from './buy-view-props.ts'

const Risk = chakra('div', { base: { paddingTop: '4', '& b': { display: 'block' }, whiteSpace: 'pre-line' } })

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
    label: <Trans>You have put in</Trans>,
    note: <Plural value={my.count} one="# purchase" other="# purchases" />,
    value: <Money value={my.amount} unit={currency} />,
  }
  const to = ordersAt(info)
  return (
    <Part title={<Trans>What you have in it</Trans>}>
      <Rows>
        <IfBuilt to={to} otherwise={<Row {...row} />}>
          <PlaceRow to={to} {...row} />
        </IfBuilt>
      </Rows>
    </Part>
  )
}

/** Everything there is to read of it. The risk comes before the button, in the size of any other sentence. */
export const VentureBody = ({ info }: { info: VentureInfo }) => (
  <>
    <VentureHead info={info} />
    <Holding info={info} />
    <VentureRange info={info} />
    <Risk>
      <RiskNote>
        <b>
          <Trans>What you risk</Trans>
        </b>
        {info.risk_text}
      </RiskNote>
    </Risk>
    <VentureTerms info={info} />
    {'schedule' in info && info.schedule.length > 0 && <VentureSchedule schedule={info.schedule} />}
    {info.rules.length > 0 && <VentureRules rules={info.rules} />}
    {info.content.length > 0 && (
      <Part title={<Trans>About it</Trans>}>
        <Prose blocks={info.content} />
      </Part>
    )}
    {info.documents.length > 0 && (
      <Part title={<Trans>Documents</Trans>}>
        <Papers of={info.documents} />
      </Part>
    )}
  </>
)
