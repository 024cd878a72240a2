import { Trans } from '@lingui/react/macro'
import { Store } from 'lucide-react'
import type { ReactNode } from 'react'
import { known } from '#machines/lib/known.ts'
import { centreFlow } from '#machines/merchant/centre.flow.ts'
import { looks, screen, type Sight } from '#src/lib/screen.tsx'
import { Onward } from '#src/onward.tsx'
import { Behind } from '#src/ui/behind.tsx'
import { Page } from '#src/ui/page.tsx'
import { PlaceButton } from '#src/ui/place.tsx'
import { Standing, Unreachable } from '#src/ui/standing.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { Counters } from './counters.tsx'
import { Course, LeaveSheet, MainMove } from './course.tsx'
import { Incoming } from './incoming.tsx'
import { MarginHead } from './margin-head.tsx'
import { OfferPanel } from './offer-panel.tsx'
import { OfferSheet } from './offer-sheet.tsx'
import { Record } from './record.tsx'
import { StatusLine } from './status-line.tsx'

type CentreSight = Sight<typeof centreFlow>

interface FrameProps {
  refreshing?: boolean
  onRefresh?: () => void
  foot?: ReactNode
  children: ReactNode
}

function Frame({ refreshing = false, onRefresh, foot, children }: FrameProps) {
  return (
    <Page title={<Trans>Merchant centre</Trans>} back refreshing={refreshing} foot={foot} onRefresh={onRefresh}>
      {children}
    </Page>
  )
}

const Coming = () => (
  <Frame>
    <Waiting figure rows={6} />
  </Frame>
)

const Showing = (sight: CentreSight & { sheet?: 'leave' | 'offer'; old?: boolean }) => {
  const { context, busy, send, sheet, old } = sight
  const { merchant, counts } = known(context.standing)
  return (
    <Frame
      refreshing={busy && sheet !== 'offer'}
      onRefresh={() => send({ type: 'refresh' })}
      foot={<MainMove {...sight} />}
    >
      {old && <Behind onRetry={() => send({ type: 'refresh' })} />}
      <StatusLine merchant={merchant} onEnd={() => send({ type: 'expire' })} />
      {sheet !== 'offer' && <Refusal because={context.trouble} />}
      <MarginHead merchant={merchant} />
      <Counters counts={counts} />
      <Incoming />
      <OfferPanel offer={merchant.offer} />
      <Record merchant={merchant} />
      <Onward from="/pages/user/user1" />
      <Course {...sight} />
      {sheet === 'leave' && <LeaveSheet {...sight} />}
      {sheet === 'offer' && <OfferSheet {...sight} />}
    </Frame>
  )
}

export const CentreScreen = screen(centreFlow, {
  opening: Coming,
  unreachable: ({ context, send }) => (
    <Frame>
      <Unreachable because={context.trouble} onRetry={() => send({ type: 'retry' })} />
    </Frame>
  ),
  sorting: Coming,
  noRole: () => (
    <Frame>
      <Standing
        icon={Store}
        title={<Trans>This is for merchants</Trans>}
        action={
          <PlaceButton to="/pages/login/shop">
            <Trans>About merchants</Trans>
          </PlaceButton>
        }
      >
        <Trans>Merchants see their orders, price and security deposit here.</Trans>
      </Standing>
    </Frame>
  ),
  ready: Showing,
  following: Showing,
  behind: looks(Showing, { old: true }),
  refreshing: Showing,
  asking: looks(Showing, { sheet: 'leave' }),
  switching: Showing,
  'offerSheet.idle': looks(Showing, { sheet: 'offer' }),
  'offerSheet.invalid': looks(Showing, { sheet: 'offer' }),
  'offerSheet.submitting': looks(Showing, { sheet: 'offer' }),
  'offerSheet.rejected': looks(Showing, { sheet: 'offer' }),
})
