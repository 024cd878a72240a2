import { Trans, useLingui } from '@lingui/react/macro'
import { groupedIban, plainIban } from '#contract/iban.ts'
import type { accountFlow } from '#machines/card/account.flow.ts'
import { bankOfSwift, countryOfIban, type AccountForm as Account } from '#machines/card/account.rules.ts'
import type { ReactNode } from 'react'
import type { ViewProps } from '#src/lib/screen.tsx'
import { Fields, type FieldRow } from '#src/ui/fields.tsx'
import { Lead } from '#src/ui/text.tsx'
import { countriesIn } from '#src/lib/countries.ts'

const swift = <Trans comment="The identifier of a bank, also called BIC">SWIFT</Trans>

interface AccountFormProps {
  view: ViewProps<typeof accountFlow>
  failure: ReactNode
}

export function AccountForm({ view: { context, busy, send }, failure }: AccountFormProps) {
  const { i18n } = useLingui()
  const grouped = (typed: string) => groupedIban(plainIban(typed))
  const { which, isFirst, account, banks } = context
  const first: FieldRow<keyof Account> = {
    name: 'is_default',
    kind: 'check',
    label: <Trans>Use by default for withdrawals</Trans>,
  }
  const rows: readonly FieldRow<keyof Account>[] = [
    { name: 'first_name', kind: 'text', label: <Trans>First name</Trans>, autoComplete: 'given-name', half: true },
    { name: 'last_name', kind: 'text', label: <Trans>Last name</Trans>, autoComplete: 'family-name', half: true },
    {
      name: 'iban',
      kind: 'capitals',
      label: <Trans>IBAN</Trans>,
      shape: grouped,
      fills: (typed) => ({ country: countryOfIban(typed) }),
    },
    {
      name: 'swift',
      kind: 'capitals',
      label: swift,
      hint: <Trans>Also called BIC. You find it on your bank statements.</Trans>,
      fills: (typed) => ({ bank_name: bankOfSwift(banks, typed)?.name ?? '' }),
    },
    {
      name: 'bank_name',
      kind: 'text',
      label: <Trans>Bank name</Trans>,
      filled: <Trans>Recognised by its SWIFT.</Trans>,
    },
    {
      name: 'country',
      kind: 'choice',
      label: <Trans>Country or region</Trans>,
      parts: countriesIn(i18n.locale),
      autoComplete: 'country',
    },
    { name: 'address', kind: 'text', label: <Trans>Address</Trans>, autoComplete: 'street-address' },
    ...(which === 'default' || isFirst || account?.is_default === 1 ? [] : [first]),
  ]
  return (
    <>
      <Lead paddingInline="1">
        <Trans>Withdrawals go to this bank account. It must be in your own name.</Trans>
      </Lead>
      <Fields
        rows={rows}
        of={context}
        busy={busy}
        submit={<Trans>Continue</Trans>}
        onSubmit={(form) => send({ type: 'submit', form })}
      >
        {failure}
      </Fields>
    </>
  )
}
