import { Trans } from '@lingui/react/macro'
import { Landmark, Wallet } from 'lucide-react'
import { required } from '#machines/lib/required.ts'
import { usePlaces } from '#src/lib/places.ts'
import { LookAgain, OnHold } from '#src/parts/withdrawal/hold.tsx'
import { FullPageNote } from '#src/ui/full-page-note.tsx'
import { IfBuilt, PlaceButton } from '#src/ui/place.tsx'
import { Frame, Ways, type WithdrawViewProps } from './frame.tsx'

export const Held = ({ context, send }: WithdrawViewProps) => (
  <Frame view={{ context }} foot={<LookAgain send={send} />}>
    <OnHold title={<Trans>Withdrawals are paused</Trans>} hold={required(required(context.counter).hold)} />
  </Frame>
)

export function NeedsBank(view: WithdrawViewProps) {
  const { current } = usePlaces()
  const back = `redirect=${encodeURIComponent(current)}` as const
  const one = (
    <PlaceButton wide to={`/pages/my/account?${back}`}>
      <Trans>Add a bank account</Trans>
    </PlaceButton>
  )
  return (
    <Frame
      view={view}
      foot={
        view.context.ways.length > 1 ? (
          one
        ) : (
          <IfBuilt to={`/pages/bank_card/card_add?${back}`} otherwise={one}>
            {(there) => (
              <PlaceButton wide to={there}>
                <Trans>Add a bank account</Trans>
              </PlaceButton>
            )}
          </IfBuilt>
        )
      }
    >
      <Ways view={view} />
      <FullPageNote icon={Landmark} title={<Trans>Add a bank account first</Trans>}>
        <Trans>Euros are paid to it. It must be in your own name.</Trans>
      </FullPageNote>
    </Frame>
  )
}

export function NeedsAddress(view: WithdrawViewProps) {
  const { current } = usePlaces()
  return (
    <Frame
      view={view}
      foot={
        <IfBuilt to={`/pages/users/withdrawal_add?redirect=${encodeURIComponent(current)}`}>
          {(there) => (
            <PlaceButton wide to={there}>
              <Trans>Add a payout address</Trans>
            </PlaceButton>
          )}
        </IfBuilt>
      }
    >
      <Ways view={view} />
      <FullPageNote icon={Wallet} title={<Trans>Add a payout address first</Trans>}>
        <Trans>USDT is sent to it. The network must be the one of your wallet.</Trans>
      </FullPageNote>
    </Frame>
  )
}
