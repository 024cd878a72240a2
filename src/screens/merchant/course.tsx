import { chakra } from '@chakra-ui/react'
import { Plural, Trans } from '@lingui/react/macro'
import { Coffee, DoorOpen, KeyRound, ListChecks, SlidersHorizontal, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Merchant, MerchantEvent } from '#contract/merchant.ts'
import { required } from '#machines/lib/required.ts'
import type { centreFlow } from '#machines/merchant/centre.flow.ts'
import { mayOffer } from '#machines/merchant/merchant.rules.ts'
import type { ViewProps } from '#src/lib/screen.tsx'
import { Button } from '#src/ui/button.tsx'
import { LateSheet } from '#src/ui/late-sheet.tsx'
import { PlaceButton } from '#src/ui/place.tsx'
import { PlaceRow, PressRow, Row, Rows } from '#src/ui/rows.tsx'
import { Section } from '#src/ui/section.tsx'
import { MoveButton } from './move-button.tsx'

type CentreViewProps = ViewProps<typeof centreFlow>
const Parts = chakra('div', { base: { display: 'grid', gap: '2.5' } })

export function mainMove({ context, send }: CentreViewProps): ReactNode {
  const { merchant } = required(context.standing)
  const returns = () => send({ type: 'switch', to: 'active' })
  switch (merchant.state) {
    case 'break':
      return (
        <MoveButton merchant={merchant} move="resume" onClick={returns}>
          <Trans>Take part again</Trans>
        </MoveButton>
      )
    case 'leaving':
      return (
        <MoveButton merchant={merchant} move="stay" onClick={returns}>
          <Trans>Stay a merchant</Trans>
        </MoveButton>
      )
    case 'margin_low':
    case 'suspended':
      return (
        <PlaceButton wide to="/pages/login/shop">
          {merchant.state === 'suspended' ? <Trans>Reason and contact</Trans> : <Trans>Top up the deposit</Trans>}
        </PlaceButton>
      )
    default:
      return (
        merchant.offer === null && (
          <Button wide onClick={() => send({ type: 'offer' })}>
            <Trans>Set what you buy</Trans>
          </Button>
        )
      )
  }
}

export function Course({ context, send }: CentreViewProps) {
  const { merchant, terms } = required(context.standing)
  const { state } = merchant
  return (
    <Section title={<Trans>More</Trans>}>
      <Rows>
        <PlaceRow to="/pages/store/sell_order" icon={ListChecks} group="money" label={<Trans>Incoming orders</Trans>} />
        {mayOffer(state) && (
          <PlaceRow
            to="/pages/store/sell_order?take=1"
            icon={KeyRound}
            group="money"
            label={<Trans>Accept with a phrase</Trans>}
          />
        )}
        {mayOffer(state) && (merchant.offer !== null || state !== 'active') && (
          <PressRow
            icon={SlidersHorizontal}
            label={<Trans>Change what you buy</Trans>}
            onPress={() => send({ type: 'offer' })}
          />
        )}
        <MoveRow
          merchant={merchant}
          move="pause"
          icon={Coffee}
          label={<Trans>Take a break</Trans>}
          note={<Trans>You get no offers until you are back. The break ends by itself.</Trans>}
          onPress={() => send({ type: 'switch', to: 'break' })}
        />
        <MoveRow
          merchant={merchant}
          move="leave"
          icon={DoorOpen}
          label={<Trans>Stop being a merchant</Trans>}
          note={
            <Plural
              value={terms.leave_days}
              one="You get your deposit back after # day."
              other="You get your deposit back after # days."
            />
          }
          onPress={() => send({ type: 'leave' })}
        />
      </Rows>
    </Section>
  )
}

interface MoveRowProps {
  merchant: Merchant
  move: MerchantEvent
  icon: LucideIcon
  label: ReactNode
  note: ReactNode
  onPress: () => void
}

function MoveRow({ merchant, move, note, onPress, ...inside }: MoveRowProps) {
  const refused = merchant.refused.find(({ event }) => event === move)
  if (refused) return <Row {...inside} note={refused.text} />
  return merchant.allowed.includes(move) ? <PressRow {...inside} note={note} onPress={onPress} /> : null
}

export const LeaveSheet = ({ context, send }: CentreViewProps) => (
  <LateSheet
    title={<Trans>Stop being a merchant?</Trans>}
    description={
      <Plural
        value={required(context.standing).terms.leave_days}
        one="You get no more offers. After # day you get the rest of your deposit back. Until then you can change your mind."
        other="You get no more offers. After # days you get the rest of your deposit back. Until then you can change your mind."
      />
    }
    onClose={() => send({ type: 'back' })}
  >
    <Parts>
      <Button wide kind="danger" onClick={() => send({ type: 'switch', to: 'leaving' })}>
        <Trans>Stop being a merchant</Trans>
      </Button>
      <Button wide kind="quiet" onClick={() => send({ type: 'back' })}>
        <Trans>Cancel</Trans>
      </Button>
    </Parts>
  </LateSheet>
)
