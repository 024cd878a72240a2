import { Trans } from '@lingui/react/macro'
import { Store } from 'lucide-react'
import type { ReactNode } from 'react'
import { MINUTE_S } from '#contract/time-units.ts'
import { required } from '#machines/lib/required.ts'
import { centreFlow } from '#machines/merchant/centre.flow.ts'
import { withProps, screen, type ViewProps } from '#src/lib/screen.tsx'
import { Onward } from '#src/onward.tsx'
import { Behind } from '#src/ui/behind.tsx'
import { late } from '#src/ui/late.tsx'
import { Page } from '#src/ui/page.tsx'
import { PlaceButton } from '#src/ui/place.tsx'
import { FullPageNote, Unreachable } from '#src/ui/full-page-note.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { Counters } from './counters.tsx'
import { Course, LeaveSheet, mainMove } from './course.tsx'
import { UrgentOrders } from './urgent-orders.tsx'
import { OfferPanel } from './offer-panel.tsx'
import { Receiving } from './receiving.tsx'
import { Record } from './record.tsx'

const OfferSheet = late(
  () => import('./offer-sheet.tsx'),
  (module) => module.OfferSheet,
)
// It is here before anybody asks for it.
OfferSheet.bring()

type CentreViewProps = ViewProps<typeof centreFlow>

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

const Showing = (view: CentreViewProps & { sheet?: 'leave' | 'offer'; old?: boolean }) => {
  const { context, busy, send, sheet, old } = view
  const { merchant, counts, terms } = required(context.standing)
  return (
    <Frame refreshing={busy && sheet !== 'offer'} onRefresh={() => send({ type: 'refresh' })} foot={mainMove(view)}>
      {old && <Behind onRetry={() => send({ type: 'refresh' })} />}
      <Receiving
        merchant={merchant}
        busy={busy}
        onSwitch={(to) => send({ type: 'switch', to })}
        onEnd={() => send({ type: 'expire' })}
      />
      {sheet !== 'offer' && <Refusal because={context.trouble} />}
      <UrgentOrders
        around={{
          rows: <OfferPanel merchant={merchant} />,
          counters: <Counters counts={counts} />,
          answerSeconds: terms.offer_minutes * MINUTE_S,
        }}
      />
      <Record merchant={merchant} />
      <Onward from="/pages/user/user1" />
      <Course {...view} />
      {sheet === 'leave' && <LeaveSheet {...view} />}
      {sheet === 'offer' && <OfferSheet {...view} />}
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
      <FullPageNote
        icon={Store}
        title={<Trans>This is for merchants</Trans>}
        action={
          <PlaceButton to="/pages/login/shop">
            <Trans>About merchants</Trans>
          </PlaceButton>
        }
      >
        <Trans>Merchants see their orders, price and security deposit here.</Trans>
      </FullPageNote>
    </Frame>
  ),
  ready: Showing,
  following: Showing,
  behind: withProps(Showing, { old: true }),
  refreshing: Showing,
  asking: withProps(Showing, { sheet: 'leave' }),
  switching: Showing,
  'offerSheet.idle': withProps(Showing, { sheet: 'offer' }),
  'offerSheet.invalid': withProps(Showing, { sheet: 'offer' }),
  'offerSheet.submitting': withProps(Showing, { sheet: 'offer' }),
  'offerSheet.rejected': withProps(Showing, { sheet: 'offer' }),
})
