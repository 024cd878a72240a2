import { Trans, useLingui } from '@lingui/react/macro'
import { groupedIban } from '#contract/iban.ts'
import type { OrderInfo, Payee } from '#contract/order.ts'
import { figures } from '#src/lib/format.ts'
import { Copyable } from '#src/ui/copyable.tsx'
import { Row, Rows } from '#src/ui/rows.tsx'
import { Section } from '#src/ui/section.tsx'

export function PayeeCard({ of: payee, order }: { of: Payee; order: OrderInfo }) {
  const { i18n, t } = useLingui()
  const { status, expected_return, order_no } = order
  const toPay = status === 'awaiting_payment' || status === 'late'
  return (
    <Section title={toPay ? <Trans>Pay to</Trans> : <Trans>Paid to</Trans>}>
      <Rows>
        <Row
          label={<Trans>Exactly</Trans>}
          value={
            <Copyable
              text={expected_return}
              shown={figures(expected_return, 'EUR', i18n.locale)}
              label={t`Copy the amount`}
            />
          }
        />
        <Row label={<Trans>Name</Trans>} value={<Copyable text={payee.name} label={t`Copy the account holder`} />} />
        <Row
          label={<Trans>IBAN</Trans>}
          value={<Copyable text={payee.iban} shown={groupedIban(payee.iban)} label={t`Copy the IBAN`} />}
        />
        <Row label={<Trans>SWIFT</Trans>} value={<Copyable text={payee.swift} label={t`Copy the SWIFT`} />} />
        <Row label={<Trans>Bank</Trans>} value={<bdi>{payee.bank_name}</bdi>} />
        <Row
          label={<Trans>Payment reference</Trans>}
          value={<Copyable text={order_no} label={t`Copy the payment reference ${order_no}`} />}
        />
      </Rows>
    </Section>
  )
}
