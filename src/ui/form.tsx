import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useUnsent } from './use-unsent.ts'

const Fields = chakra('form', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4', alignContent: 'start' },
})

export type Answers = (name: string) => string

interface FormProps {
  /** A new object whenever something new is wrong; the first wrong field is then focused. */
  wrong?: object
  onSubmit: (answers: Answers) => void
  /** Where what is typed is kept as it is typed, leaving loses nothing. */
  isKept?: boolean
  id?: string
  children: ReactNode
}

export function Form({ wrong, onSubmit, isKept = false, id, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const look = useUnsent(form, isKept)
  useEffect(() => {
    if (wrong) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [wrong])
  return (
    <Fields
      ref={form}
      id={id}
      noValidate
      onChange={look}
      onSubmit={(submit) => {
        submit.preventDefault()
        const { submitter } = submit.nativeEvent as SubmitEvent
        const data = new FormData(submit.currentTarget, submitter)
        onSubmit((name) => String(data.get(name) ?? ''))
      }}
    >
      {children}
    </Fields>
  )
}
