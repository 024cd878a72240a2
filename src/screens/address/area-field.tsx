import { useLingui } from '@lingui/react/macro'
import { shapeOf, type AreaName } from '#contract/address.ts'
import type { AddressForm, Levels } from '#machines/address/address.rules.ts'
import type { ReactNode } from 'react'
import { Field } from '#src/ui/field.tsx'
import { SelectField } from '#src/ui/select-field.tsx'

const LEVELS = { province: 'address-level1', city: 'address-level2', district: 'address-level3' } as const

interface AreaFieldProps {
  name: AreaName
  label: ReactNode
  form: AddressForm
  levels: Levels
  error: ReactNode
  hint: ReactNode
  onChoose: (said: string) => void
}

/** By table it is chosen, and what was chosen stands in it before the table has come; elsewhere it is typed. */
export function AreaField({ name, label, form, levels, error, hint, onChoose }: AreaFieldProps) {
  const { t } = useLingui()
  const at = shapeOf(form.country).table.indexOf(name)
  const said = { name, label, error, hint, autoComplete: `shipping ${LEVELS[name]}` }
  if (at === -1) return <Field kind="text" defaultValue={form[name]} {...said} />
  const chosen = form[name]
  const read = levels[at]?.map((area) => area.name) ?? []
  const names = chosen === '' || read.includes(chosen) ? read : [chosen, ...read]
  return (
    <SelectField
      {...said}
      nothing={t`Please choose`}
      parts={names.map((one) => ({ key: one, words: one }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  )
}
