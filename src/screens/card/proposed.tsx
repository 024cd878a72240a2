import { Trans } from '@lingui/react/macro'
import { groupedIban, plainIban, plainSwift } from '#contract/iban.ts'
import type { AccountForm } from '#machines/card/account.rules.ts'
import { Digits } from '#src/ui/amount.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'

export const Proposed = ({ form }: { form: AccountForm }) => (
  <Facts>
    <Fact name={<Trans comment="Whose bank account it is">Account holder</Trans>}>
      <bdi>
        {form.first_name} {form.last_name}
      </bdi>
    </Fact>
    <Fact name={<Trans>Bank name</Trans>}>
      <bdi>{form.bank_name}</bdi>
    </Fact>
    <Fact name={<Trans>IBAN</Trans>}>
      <Digits whiteSpace="normal">{groupedIban(plainIban(form.iban))}</Digits>
    </Fact>
    <Fact name={<Trans comment="The identifier of a bank, also called BIC">SWIFT</Trans>}>
      <Digits>{plainSwift(form.swift)}</Digits>
    </Fact>
  </Facts>
)
