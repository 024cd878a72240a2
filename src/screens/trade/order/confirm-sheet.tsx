import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { OrderInfo } from '#contract/order.ts'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { LatePinSheet } from '#src/ui/late-pin-sheet.tsx'
import { Money } from '#src/ui/money.tsx'
import { Caution } from '#src/ui/trouble-text.tsx'
import { Coins } from '../parts/in-order.tsx'
import type { ActingViewProps } from '../parts/view-props.ts'

const Inside = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' } })

interface ConfirmSheetProps {
  order: OrderInfo
  view: Pick<ActingViewProps, 'context' | 'busy'>
  onPin: (pin: string) => void
  onCancel: () => void
}

export function ConfirmSheet({ order, view: { context, busy }, onPin, onCancel }: ConfirmSheetProps) {
  const { payment, expected_return, order_no, payee } = order
  return (
    <LatePinSheet
      title={<Trans>Has the money arrived?</Trans>}
      act={
        <Trans>
          Release <Coins of={order} />
        </Trans>
      }
      busy={busy}
      trouble={context.trouble}
      onPin={onPin}
      onCancel={onCancel}
    >
      <Inside>
        <Caution>
          <Trans>
            Check your bank account first. The merchant gets the <Coins of={order} />, and this cannot be undone.
          </Trans>
        </Caution>
        <Facts>
          <Fact name={<Trans>Amount</Trans>}>
            <Money value={expected_return} unit="EUR" />
          </Fact>
          {payee && (
            <Fact name={<Trans>To</Trans>}>
              <bdi dir="ltr">•••• {payee.iban.slice(-4)}</bdi>
            </Fact>
          )}
          {payment?.payer_name && (
            <Fact name={<Trans>Payer</Trans>}>
              <bdi>{payment.payer_name}</bdi>
            </Fact>
          )}
          <Fact name={<Trans>Payment reference</Trans>}>
            <bdi dir="ltr">{payment?.reference || order_no}</bdi>
          </Fact>
        </Facts>
      </Inside>
    </LatePinSheet>
  )
}
