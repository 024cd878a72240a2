import { Trans, useLingui } from '@lingui/react/macro'
import { groupedIban } from '#contract/iban.ts'
import type { OrderInfo } from '#contract/order.ts'
import { Digits } from '#src/ui/amount.tsx'
import { Copyable } from '#src/ui/copyable.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { Money } from '#src/ui/money.tsx'
import { Note } from '#src/ui/text.tsx'
import { isRuled } from './coins.ts'

export function OrderFacts({ order }: { order: OrderInfo }) {
  const { t } = useLingui()
  const { side, status, amount, expected_return, order_no, payee } = order
  const mine = side === 'member'
  return (
    <Facts>
      <Fact name={<Trans>Order number</Trans>}>
        <Copyable text={order_no} label={t`Copy the number of the order ${order_no}`} />
      </Fact>
      <Fact name={<Trans>Creation time</Trans>}>
        <Moment at={order.create_time} />
      </Fact>
      <Fact name={<Trans>Transaction amount</Trans>}>
        <Money value={amount} unit="EUR" />
      </Fact>
      {mine && (
        <Fact name={<Trans>Expected return</Trans>}>
          <Money value={expected_return} unit="EUR" />
          {status === 'completed' && !isRuled(order) && (
            <Note as="span" display="block">
              <Trans>You received</Trans>
            </Note>
          )}
        </Fact>
      )}
      {mine && payee && (
        <Fact name={<Trans>Paid to</Trans>}>
          <Digits whiteSpace="normal">{groupedIban(payee.iban)}</Digits>
          <Note as="span" display="block">
            <bdi>{payee.bank_name}</bdi>
          </Note>
        </Fact>
      )}
    </Facts>
  )
}
