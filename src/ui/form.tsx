import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, type ReactNode } from 'react'
import type { Answers } from '#src/lib/mending.ts'
import { answersOf, FieldsProvider, useTouched } from './use-touched.ts'
import { useUnsent } from './use-unsent.ts'

const Fields = chakra('form', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4', alignContent: 'start' },
})

export type { Answers }

interface FormProps {
  /** A new object whenever something new is wrong; the first wrong field is then focused. */
  wrong?: object
  /** Sends one event and does nothing else: it is also asked what would be sent, to judge again what was refused. */
  onSubmit: (answers: Answers) => void
  onSent?: () => void
  /** Where what is typed is kept as it is typed, leaving loses nothing. */
  isKept?: boolean
  id?: string
  children: ReactNode
}

export function Form({ wrong, onSubmit, onSent, isKept = false, id, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const look = useUnsent(form, isKept)
  const { found, fields, forget } = useTouched(form, wrong, onSubmit)
  useEffect(() => {
    if (found) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [found])
  return (
    <Fields
      ref={form}
      id={id}
      noValidate
      onChange={({ target }) => {
        fields.touch((target as Element & { name?: string }).name ?? '')
        look()
      }}
      onClick={({ target }) => {
        if ((target as Element).closest('button[type=button]')) fields.touch('')
      }}
      onSubmit={(submit) => {
        submit.preventDefault()
        forget()
        onSubmit(answersOf(submit.currentTarget, (submit.nativeEvent as SubmitEvent).submitter))
        onSent?.()
      }}
    >
      <FieldsProvider value={fields}>{children}</FieldsProvider>
    </Fields>
  )
}
