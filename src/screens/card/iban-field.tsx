import { Trans } from '@lingui/react/macro'
import type { FormEvent, ReactNode } from 'react'
import { groupedIban, plainIban } from '#contract/iban.ts'
import { Field } from '#src/ui/field.tsx'

interface IbanFieldProps {
  defaultValue: string
  error: ReactNode
  onType: (typed: string) => void
}

/** An IBAN stands in groups of four while it is typed, and the caret stays at the sign it was at. */
export const IbanField = ({ defaultValue, error, onType }: IbanFieldProps) => (
  <Field
    kind="capitals"
    name="iban"
    label={<Trans>IBAN</Trans>}
    defaultValue={groupedIban(defaultValue)}
    error={error}
    enterKeyHint="next"
    fontVariantNumeric="tabular-nums lining-nums"
    onInput={(typing: FormEvent<HTMLInputElement>) => {
      regroup(typing.currentTarget)
      onType(typing.currentTarget.value)
    }}
  />
)

function regroup(input: HTMLInputElement): void {
  const { value, selectionStart } = input
  const shown = groupedIban(plainIban(value))
  if (shown === value) return
  const before = plainIban(value.slice(0, selectionStart ?? value.length)).length
  input.value = shown
  const caret = before + Math.floor(Math.max(before - 1, 0) / 4)
  input.setSelectionRange(caret, caret)
}
