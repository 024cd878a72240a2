import { Trans } from '@lingui/react/macro'
import type { OrderInfo } from '#contract/order.ts'
import { LatePinSheet } from '#src/ui/late-pin-sheet.tsx'
import { Money } from '#src/ui/money.tsx'
import { Row, Rows } from '#src/ui/rows.tsx'
import { Strong } from '#src/ui/text.tsx'
import { Caution } from '#src/ui/trouble-text.tsx'
import { Coins } from '../parts/in-order.tsx'
import type { ActingViewProps } from '../parts/view-props.ts'

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
      <Caution>
        <Trans>
          Check your bank account first. The merchant gets the <Coins of={order} />, and this cannot be undone.
        </Trans>
      </Caution>
      <Rows>
        <Row
          label={<Trans>Amount</Trans>}
          value={
            <Strong>
              <Money value={expected_return} unit="EUR" />
            </Strong>
          }
        />
        <Row
          label={<Trans>Payer</Trans>}
          value={
            <Strong>
              <bdi>{payment?.payer_name || '–'}</bdi>
            </Strong>
          }
        />
        <Row
          label={<Trans>Payment reference</Trans>}
          value={
            <Strong>
              <bdi dir="ltr">{payment?.reference || order_no}</bdi>
            </Strong>
          }
        />
        {payee && <Row label={<Trans>To</Trans>} value={<bdi dir="ltr">•••• {payee.iban.slice(-4)}</bdi>} />}
      </Rows>
    </LatePinSheet>
  )
}
