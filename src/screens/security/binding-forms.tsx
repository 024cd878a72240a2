import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Binding, BindingEvent, BindingForm } from '#machines/security/binding.part.ts'
import type { Second, Seconded } from '#machines/factor/second.rules.ts'
import { Fields, type FieldRow } from '#src/ui/fields.tsx'
import { ProofForm } from '#src/ui/proof-form.tsx'
import { Shut, useShut } from '#src/ui/too-often.tsx'

interface BindingViewProps<Form extends BindingForm> {
  readonly context: Binding<Form> & Seconded
  readonly busy: boolean
  readonly send: (event: BindingEvent<Form>) => void
}

export function NamingForm<Form extends BindingForm>({
  view: { context, busy, send },
  row,
  submit,
}: {
  view: BindingViewProps<Form>
  row: FieldRow<keyof Form & string>
  submit?: ReactNode
}) {
  const { trouble } = context
  const left = useShut(trouble)
  return (
    <Fields<Form>
      rows={[row]}
      of={context}
      busy={busy}
      locked={(left ?? 0) > 0}
      submit={submit ?? <Trans>Send the code</Trans>}
      onSubmit={(form) => send({ type: 'submit', form })}
    >
      {!trouble?.errors && <Shut because={trouble} left={left} />}
    </Fields>
  )
}

export function ProvingForm<Form extends BindingForm & Second>({
  view: { context, busy, send },
  rows,
  submit,
  another,
  children,
}: {
  view: BindingViewProps<Form>
  rows: readonly FieldRow<keyof Form & string>[]
  submit: ReactNode
  another: ReactNode
  children?: ReactNode
}) {
  const left = useShut(context.trouble)
  return (
    <ProofForm<Form>
      rows={rows}
      of={context}
      busy={busy}
      left={left}
      submit={submit}
      another={another}
      onSubmit={(form) => send({ type: 'submit', form })}
      onBack={() => send({ type: 'back' })}
    >
      {children}
    </ProofForm>
  )
}

export const SentTo = ({ contact }: { contact: string }) => (
  <Trans>
    Code sent to <bdi dir="ltr">{contact}</bdi>
  </Trans>
)
