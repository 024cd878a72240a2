import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OrderInfo } from '#contract/order.ts'
import { Countdown } from '#src/ui/countdown.tsx'
import { TextPlace } from '#src/ui/place.tsx'
import { Card } from '#src/ui/surface.tsx'
import { Note } from '#src/ui/text.tsx'

const CENTRE = '/pages/my/index'

function adviceFor({ side, pay_type }: OrderInfo): ReactNode {
  if (side === 'merchant')
    return <Trans>Compare the name, the IBAN and the amount with this order, and keep the proof of your payment.</Trans>
  return pay_type === 'wallet' ? (
    <Trans>We hold your coins until the merchant has paid.</Trans>
  ) : (
    <Trans>
      A bank transfer can take a while. Look for the amount in your bank’s own app, and do not confirm before it is
      there: until you confirm, your coins stay held.
    </Trans>
  )
}

interface DisputeHelpProps {
  order: OrderInfo
  opens: number
  onOpen: () => void
}

export const DisputeHelp = ({ order, opens, onOpen }: DisputeHelpProps) => (
  <Card holds="prose">
    <Note tone="ink">{adviceFor(order)}</Note>
    <Note tone="ink">
      <Trans>
        You can open a dispute in <Countdown until={opens} onEnd={onOpen} />. What you write here is kept on this phone
        until then.
      </Trans>
    </Note>
    <TextPlace to={CENTRE} justifySelf="start">
      <Trans>Help and contact</Trans>
    </TextPlace>
  </Card>
)
