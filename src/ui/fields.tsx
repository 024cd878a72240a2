import { chakra } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import type { Filling } from '#machines/stock/form.part.ts'
import { SubmitButton } from './button.tsx'
import { CheckField } from './check-field.tsx'
import { CodeField } from './code-field.tsx'
import { Field, type FieldProps } from './field.tsx'
import { Form, type Answers } from './form.tsx'
import { wordsFor } from './problem-text.tsx'
import { SelectField } from './select-field.tsx'

const Pair = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
    rowGap: '4',
    columnGap: '3',
  },
})

export interface FieldRow<Name extends string = string> {
  readonly name: Name
  readonly label: ReactNode
  readonly kind: FieldProps['kind'] | 'code' | 'pin' | 'check' | 'choice'
  readonly hint?: ReactNode
  readonly autoComplete?: string
  readonly autoFocus?: boolean
  readonly readOnly?: boolean
  readonly parts?: readonly { key: string; words: string }[]
  readonly shape?: (typed: string) => string
  /** What it says of other questions, as long as nobody answered them otherwise, and how that is marked. */
  readonly fills?: (typed: string) => Partial<Record<Name, string>>
  readonly filled?: ReactNode
  readonly half?: boolean
  readonly refused?: { readonly says: ReactNode; readonly times: number } | undefined
  readonly under?: ReactNode
}

interface FieldsProps<Said extends object> {
  rows: readonly FieldRow<keyof Said & string>[]
  of: Filling<Said>
  busy: boolean
  locked?: boolean
  submit: ReactNode
  id?: string
  onSubmit: (form: Said, answer: Answers) => void
  children?: ReactNode
}

export function Fields<Said extends object>({
  rows,
  of,
  busy,
  locked = false,
  submit,
  id,
  onSubmit,
  children,
}: FieldsProps<Said>) {
  const { form, problems, trouble } = of
  const kept = form as Readonly<Record<string, unknown>>
  const foundAtFirst = Object.assign({}, ...rows.map(({ name, fills }) => fills?.(textOf(kept[name])))) as Texts
  const [found, find] = useState(foundAtFirst)
  const [chosen, choose] = useState<Texts>({})
  const answerTo = (name: string) => chosen[name] ?? textOf(kept[name])
  const say = (name: string, text: string) => choose((before) => ({ ...before, [name]: text }))
  const fill = (facts: Texts) => {
    for (const [name, fact = ''] of Object.entries(facts))
      if (fact !== '' && ['', found[name]].includes(answerTo(name))) say(name, fact)
    find((before) => ({ ...before, ...facts }))
  }
  const fieldOf = (row: FieldRow, at: number) => (
    <RowField
      key={`${row.name} ${row.refused?.times ?? ''}`}
      row={row}
      text={answerTo(row.name)}
      isSo={kept[row.name] === 1}
      isFilled={answerTo(row.name) !== '' && answerTo(row.name) === found[row.name]}
      error={wordsFor(row.name, problems, trouble) ?? row.refused?.says}
      busy={busy}
      isLast={at === rows.length - 1}
      next={rows[at + 1]?.name}
      onSay={(text) => say(row.name, text)}
      onType={(typed) => row.fills && fill(row.fills(typed) as Texts)}
    />
  )
  const said = (answer: Answers) =>
    Object.fromEntries(
      rows.map(({ name, kind }) => [name, kind === 'check' ? (answer(name) ? 1 : 0) : answer(name)]),
    ) as Said
  const halves = rows.filter(({ half }) => half)
  return (
    <Form
      {...(id && { id })}
      wrong={trouble ?? problems}
      onSubmit={(answer) => busy || locked || onSubmit({ ...form, ...said(answer) }, answer)}
    >
      {halves.length > 0 && <Pair>{halves.map((row) => fieldOf(row, rows.indexOf(row)))}</Pair>}
      {rows.map((row, at) => !row.half && fieldOf(row, at))}
      {children}
      <SubmitButton busy={busy} disabled={locked}>
        {submit}
      </SubmitButton>
    </Form>
  )
}

type Texts = Readonly<Record<string, string | undefined>>
const textOf = (kept: unknown) => (typeof kept === 'string' ? kept : '')

interface RowFieldProps {
  row: FieldRow
  text: string
  isSo: boolean
  isFilled: boolean
  error: ReactNode
  busy: boolean
  isLast: boolean
  next: string | undefined
  onSay: (text: string) => void
  onType: (typed: string) => void
}

function RowField({ row, text, isSo, isFilled, error, busy, isLast, next, onSay, onType }: RowFieldProps) {
  const { t } = useLingui()
  const { kind, name, label, hint, autoComplete, autoFocus, readOnly, parts, shape, filled, under } = row
  const asked = () => {
    switch (kind) {
      case 'check':
        return <CheckField name={name} label={label} error={error} defaultChecked={isSo} />
      case 'choice':
        return (
          <SelectField
            name={name}
            label={label}
            nothing={t`Please choose`}
            parts={parts ?? []}
            chosen={text}
            onChoose={onSay}
            error={error}
            hint={isFilled && filled ? filled : hint}
            {...(autoComplete && { autoComplete })}
          />
        )
      case 'code':
      case 'pin':
        return (
          <CodeField
            name={name}
            label={label}
            masked={kind === 'pin'}
            error={error}
            disabled={busy}
            autoFocus={autoFocus ?? false}
            onComplete={() => document.querySelector<HTMLInputElement>(`input[name=${next ?? name}]`)?.focus()}
          />
        )
      default:
        return (
          <Field
            kind={kind}
            name={name}
            label={label}
            hint={isFilled && filled ? filled : hint}
            error={error}
            enterKeyHint={isLast ? 'go' : 'next'}
            {...(autoComplete && { autoComplete })}
            {...(readOnly && { readOnly })}
            {...(kind === 'capitals' && { textTransform: 'uppercase' as const })}
            {...(filled
              ? { value: text, onChange: ({ currentTarget }) => onSay(currentTarget.value) }
              : { defaultValue: shape ? shape(text) : text })}
            onInput={({ currentTarget }: { currentTarget: HTMLInputElement }) => {
              if (shape) reshape(currentTarget, shape)
              onType(currentTarget.value)
            }}
          />
        )
    }
  }
  return under ? (
    <div>
      {asked()}
      {under}
    </div>
  ) : (
    asked()
  )
}

/** The caret stays at the sign it was at. */
function reshape(input: HTMLInputElement, shape: (typed: string) => string): void {
  const { value, selectionStart } = input
  if (shape(value) === value) return
  const caret = shape(value.slice(0, selectionStart ?? value.length)).length
  input.value = shape(value)
  input.setSelectionRange(caret, caret)
}
