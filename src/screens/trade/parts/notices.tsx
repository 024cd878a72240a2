import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { isOver, type OrderInfo } from '#contract/order.ts'
import { ToSetPin } from '#src/ui/no-pin.tsx'
import { Caution, Refusal } from '#src/ui/trouble-text.tsx'
import { By } from './in-order.tsx'
import type { ActingViewProps } from './view-props.ts'

const Frame = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3', '&:empty': { display: 'none' } },
})

function Asked({ of: { asked, side, status } }: { of: OrderInfo }) {
  if (isOver(status) || status === 'settling') return null
  const [mine, theirs] = side === 'member' ? [asked.member, asked.merchant] : [asked.merchant, asked.member]
  if (mine)
    return (
      <Caution>
        <Trans>You requested cancellation. The order ends once the other side agrees.</Trans>
      </Caution>
    )
  if (theirs)
    return (
      <Caution>
        <Trans>The other side asks to cancel this order. If you agree, each side gets back what it put in.</Trans>
      </Caution>
    )
  return null
}

export function Notices({ view: { context, says }, order }: { view: ActingViewProps; order: OrderInfo }) {
  const { trouble } = context
  return (
    <Frame>
      {says === 'changed' && (
        <Caution>
          <Trans>The order changed in the meantime, so nothing was done. You see it as it is now.</Trans>
        </Caution>
      )}
      {says === 'old' && (
        <Caution>
          <Trans>
            No connection. You see the order as of <By at={order.server_time} />; we keep trying.
          </Trans>
        </Caution>
      )}
      {says === 'undone' && (
        <>
          <Refusal because={trouble}>
            <p>
              <Trans>Nothing was done. You see the order as it is now.</Trans>
            </p>
          </Refusal>
          {trouble?.refusal === 'pin-unset' && <ToSetPin kind="quiet" />}
        </>
      )}
      <Asked of={order} />
    </Frame>
  )
}
