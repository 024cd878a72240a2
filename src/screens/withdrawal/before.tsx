import { Trans } from '@lingui/react/macro'
import { Landmark, Snowflake, Wallet } from 'lucide-react'
import { known } from '#machines/lib/known.ts'
import type { WithdrawalDesk } from '#machines/withdrawal/withdraw.rules.ts'
import { usePlaces } from '#src/lib/places.ts'
import { Button } from '#src/ui/button.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { IfBuilt, PlaceButton } from '#src/ui/place.tsx'
import { Row, Rows } from '#src/ui/rows.tsx'
import { Standing } from '#src/ui/standing.tsx'
import { Frame, Ways, type WithdrawSight } from './frame.tsx'

/** Our team stopped the money: why, until when, and who decides. */
export const HoldFacts = ({
  hold: { reason, until, decided_by: name },
}: {
  hold: NonNullable<WithdrawalDesk['hold']>
}) => (
  <Rows>
    <Row label={<Trans>Reason</Trans>} value={<bdi>{reason}</bdi>} />
    <Row label={<Trans>Ends</Trans>} value={until === null ? <Trans>Not set yet</Trans> : <Moment at={until} />} />
    <Row
      label={<Trans>Who decides</Trans>}
      value={
        <Trans>
          <bdi>{name}</bdi>, our team
        </Trans>
      }
    />
  </Rows>
)

export function Held({ context, send }: WithdrawSight) {
  return (
    <Frame
      sight={{ context }}
      foot={
        <Button wide kind="quiet" onClick={() => send({ type: 'retry' })}>
          <Trans>Look again</Trans>
        </Button>
      }
    >
      <Standing icon={Snowflake} title={<Trans>Withdrawals are paused</Trans>}>
        <Trans>
          We have paused payments from your account. Your money stays yours, and you can still receive money.
        </Trans>
      </Standing>
      <HoldFacts hold={known(known(context.desk).hold)} />
    </Frame>
  )
}

/** EUR go to a bank account, and there is none. */
export function NeedsBank(sight: WithdrawSight) {
  const { current } = usePlaces()
  const back = `redirect=${encodeURIComponent(current)}` as const
  const one = (
    <PlaceButton wide to={`/pages/my/account?${back}`}>
      <Trans>Add a bank account</Trans>
    </PlaceButton>
  )
  return (
    <Frame
      sight={sight}
      foot={
        sight.context.ways.length > 1 ? (
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
      <Ways sight={sight} />
      <Standing icon={Landmark} title={<Trans>Add a bank account first</Trans>}>
        <Trans>Euros are paid to it. It must be in your own name.</Trans>
      </Standing>
    </Frame>
  )
}

/** USDT go to an address, and there is none. */
export function NeedsAddress(sight: WithdrawSight) {
  const { current } = usePlaces()
  return (
    <Frame
      sight={sight}
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
      <Ways sight={sight} />
      <Standing icon={Wallet} title={<Trans>Add a payout address first</Trans>}>
        <Trans>USDT are sent to it. The network must be the one of your wallet.</Trans>
      </Standing>
    </Frame>
  )
}
