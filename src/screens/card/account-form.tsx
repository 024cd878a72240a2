import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type FormEvent } from 'react'
import type { accountFlow } from '#machines/card/account.flow.ts'
import { bankOfSwift, countryOfIban } from '#machines/card/account.rules.ts'
import type { Sight } from '#src/lib/screen.tsx'
import { SubmitButton } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { Form } from '#src/ui/form.tsx'
import { wordsFor } from '#src/ui/problem-text.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { countriesIn } from './countries.ts'
import { Failure } from './failure.tsx'
import { IbanField } from './iban-field.tsx'

const Lead = chakra('p', { base: { color: 'ink2', marginTop: '1', marginBottom: '5' } })
const Pair = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
    rowGap: '4',
    columnGap: '3',
  },
})

/** Whose account it is, where, and how it is called there. */
export function AccountForm({ sight: { context, state, busy, send } }: { sight: Sight<typeof accountFlow> }) {
  const { t, i18n } = useLingui()
  const { banks, form, problems, trouble } = context
  const [country, setCountry] = useState(form.country)
  const [bank, setBank] = useState({ name: form.bank_name, found: bankOfSwift(banks, form.swift)?.name })
  const words = (field: string) => wordsFor(field, problems, trouble)
  /** A bank that its SWIFT names is filled in, unless somebody wrote another name. */
  const find = (typing: FormEvent<HTMLInputElement>) => {
    const found = bankOfSwift(banks, typing.currentTarget.value)?.name
    const mayFill = bank.name === '' || bank.name === bank.found
    setBank({ name: found && mayFill ? found : bank.name, found })
  }
  return (
    <>
      <Lead>
        <Trans>Withdrawals go to this bank account. It must be in your own name.</Trans>
      </Lead>
      <Form
        wrong={trouble ?? problems}
        onSubmit={(answer) =>
          send({
            type: 'submit',
            form: {
              first_name: answer('first_name'),
              last_name: answer('last_name'),
              iban: answer('iban'),
              swift: answer('swift'),
              bank_name: bank.name,
              country,
              address: answer('address'),
            },
          })
        }
      >
        <Pair>
          <Field
            kind="text"
            name="first_name"
            label={<Trans>First name</Trans>}
            autoComplete="given-name"
            defaultValue={form.first_name}
            error={words('first_name')}
            enterKeyHint="next"
          />
          <Field
            kind="text"
            name="last_name"
            label={<Trans>Last name</Trans>}
            autoComplete="family-name"
            defaultValue={form.last_name}
            error={words('last_name')}
            enterKeyHint="next"
          />
        </Pair>
        <IbanField
          defaultValue={form.iban}
          error={words('iban')}
          onType={(typed) => setCountry((chosen) => chosen || countryOfIban(typed))}
        />
        <Field
          kind="capitals"
          name="swift"
          label={<Trans comment="The identifier of a bank, also called BIC">SWIFT</Trans>}
          hint={<Trans>Also called BIC. It is on the statements of your bank.</Trans>}
          defaultValue={form.swift}
          error={words('swift')}
          enterKeyHint="next"
          textTransform="uppercase"
          onInput={find}
        />
        <Field
          kind="text"
          name="bank_name"
          label={<Trans>Bank name</Trans>}
          value={bank.name}
          hint={bank.name !== '' && bank.name === bank.found && <Trans>Known by its SWIFT.</Trans>}
          error={words('bank_name')}
          enterKeyHint="next"
          onChange={({ currentTarget }) => setBank({ ...bank, name: currentTarget.value })}
        />
        <SelectField
          name="country"
          label={<Trans>Country or region</Trans>}
          nothing={t`Please choose`}
          parts={countriesIn(i18n.locale)}
          chosen={country}
          onChoose={setCountry}
          autoComplete="country"
          error={words('country')}
        />
        <Field
          kind="text"
          name="address"
          label={<Trans>Address</Trans>}
          autoComplete="street-address"
          defaultValue={form.address}
          error={words('address')}
          enterKeyHint="go"
        />
        {state === 'saveFailed' && (
          <Failure because={trouble}>
            <Trans>Save Failed</Trans>
          </Failure>
        )}
        {state === 'infoFailed' && (
          <Failure because={trouble}>
            <Trans>Failed to save account info</Trans>
          </Failure>
        )}
        <SubmitButton busy={busy}>
          <Trans>Continue</Trans>
        </SubmitButton>
      </Form>
    </>
  )
}
