import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { OrderInfo } from '#contract/order.ts'
import { Button } from '#src/ui/button.tsx'
import { Countdown } from '#src/ui/countdown.tsx'
import { IfBuilt, PlaceButton } from '#src/ui/place.tsx'

const SELL = '/pages/transaction/index'
const Reason = chakra('p', { base: { textStyle: 'note', color: 'ink2', textAlign: 'center' } })

export function Again({ order, onFree }: { order: OrderInfo; onFree: () => void }) {
  const { order_no, restart_time, status } = order
  if (restart_time !== null)
    return (
      <>
        <Button wide disabled aria-describedby="why-again">
          <Trans>Sell again</Trans>
        </Button>
        <Reason id="why-again">
          <Trans>
            You can sell again in <Countdown until={restart_time} onEnd={onFree} />.
          </Trans>
        </Reason>
      </>
    )
  return (
    <IfBuilt to={SELL}>
      <PlaceButton wide kind={status === 'completed' ? 'quiet' : 'main'} to={`${SELL}?parent_no=${order_no}`}>
        <Trans>Sell again</Trans>
      </PlaceButton>
    </IfBuilt>
  )
}
