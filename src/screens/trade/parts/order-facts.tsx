import { Trans, useLingui } from '@lingui/react/macro'
import { groupedIban } from '#contract/iban.ts'
import type { OrderInfo } from '#contract/order.ts'
import { priceText } from '#src/lib/format.ts'
import { Digits } from '#src/ui/amount.tsx'
import { Copyable } from '#src/ui/copyable.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { Money } from '#src/ui/money.tsx'
import { Row, Rows } from '#src/ui/rows.tsx'
import { Strong } from '#src/ui/text.tsx'
import { PayType } from './pay-type.tsx'

export function OrderFacts({ order }: { order: OrderInfo }) {
  const { i18n, t } = useLingui()
  const { side, quantity, unit_price, amount, fee, expected_return, pay_type, merchant_name, order_no, payee } = order
  const mine = side === 'member'
  return (
    <Rows>
      <Row
        label={mine ? <Trans>You sell</Trans> : <Trans>For sale</Trans>}
        value={<Money value={quantity} unit="COIN" />}
      />
      <Row label={<Trans>Unit price</Trans>} value={<Digits>{priceText(unit_price, i18n.locale)}</Digits>} />
      <Row label={<Trans>Transaction amount</Trans>} value={<Money value={amount} unit="EUR" />} />
      <Row label={<Trans>Fee, in coins</Trans>} value={<Money value={`-${fee}`} unit="EUR" />} />
      <Row
        label={<Strong>{mine ? <Trans>Expected return</Trans> : <Trans>You pay</Trans>}</Strong>}
        value={
          <Strong>
            <Money value={expected_return} unit="EUR" />
          </Strong>
        }
      />
      <Row label={<Trans>Payment</Trans>} value={<PayType of={pay_type} />} />
      {mine && payee && (
        <Row
          label={<Trans>Paid to</Trans>}
          note={<bdi>{payee.bank_name}</bdi>}
          value={<Digits whiteSpace="normal">{groupedIban(payee.iban)}</Digits>}
        />
      )}
      {mine && merchant_name && <Row label={<Trans>Merchant</Trans>} value={<bdi>{merchant_name}</bdi>} />}
      <Row
        label={<Trans>Order number</Trans>}
        value={<Copyable text={order_no} label={t`Copy the number of the order ${order_no}`} />}
      />
      <Row label={<Trans>Creation time</Trans>} value={<Moment at={order.create_time} />} />
    </Rows>
  )
}
