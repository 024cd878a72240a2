import { Trans } from '@lingui/react/macro'
import { groupedIban, plainIban, plainSwift } from '#contract/iban.ts'
import type { AccountForm } from '#machines/card/account.rules.ts'
import { Digits } from '#src/ui/amount.tsx'
import { Row, Rows } from '#src/ui/rows.tsx'

export const Proposed = ({ form }: { form: AccountForm }) => (
  <Rows>
    <Row
      label={<Trans comment="Whose bank account it is">Account holder</Trans>}
      value={
        <bdi>
          {form.first_name} {form.last_name}
        </bdi>
      }
    />
    <Row label={<Trans>IBAN</Trans>} value={<Digits whiteSpace="normal">{groupedIban(plainIban(form.iban))}</Digits>} />
    <Row
      label={<Trans comment="The identifier of a bank, also called BIC">SWIFT</Trans>}
      value={<Digits>{plainSwift(form.swift)}</Digits>}
    />
    <Row label={<Trans>Bank name</Trans>} value={<bdi>{form.bank_name}</bdi>} />
  </Rows>
)
