import { Trans } from '@lingui/react/macro'
import type { OrderInfo } from '#contract/order.ts'
import { Button } from '#src/ui/button.tsx'
import { Countdown } from '#src/ui/countdown.tsx'
import { IfBuilt, PlaceButton } from '#src/ui/place.tsx'
import { Note } from '#src/ui/text.tsx'

const SELL = '/pages/transaction/index'

export function Again({ order, onFree }: { order: OrderInfo; onFree: () => void }) {
  const { order_no, restart_time, status } = order
  if (restart_time !== null)
    return (
      <>
        <Button wide disabled aria-describedby="why-again">
          <Trans>Sell again</Trans>
        </Button>
        <Note align="center" id="why-again">
          <Trans>
            You can sell again in <Countdown until={restart_time} onEnd={onFree} />.
          </Trans>
        </Note>
      </>
    )
  return (
    <IfBuilt to={SELL}>
      <PlaceButton wide kind={status === 'completed' ? 'tonal' : 'main'} to={`${SELL}?parent_no=${order_no}`}>
        <Trans>Sell again</Trans>
      </PlaceButton>
    </IfBuilt>
  )
}
