import { Trans } from '@lingui/react/macro'
import { required } from '#machines/lib/required.ts'
import type { openFlow } from '#machines/service/open.flow.ts'
import type { OpenForm } from '#machines/service/open.rules.ts'
import type { ViewProps } from '#src/lib/screen.tsx'
import { Fields, type FieldRow } from '#src/ui/fields.tsx'
import { Money } from '#src/ui/money.tsx'
import { Lead } from '#src/ui/text.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'

const ROWS: readonly FieldRow<keyof OpenForm>[] = [
  {
    name: 'email',
    kind: 'email',
    label: <Trans>E-mail</Trans>,
    hint: <Trans>Theirs, not yours: we write there how to set a password.</Trans>,
    autoComplete: 'off',
  },
  { name: 'nickname', kind: 'text', label: <Trans>Nickname</Trans>, autoComplete: 'off' },
  { name: 'username', kind: 'account', label: <Trans>Username (optional)</Trans>, autoComplete: 'off' },
  { name: 'mobile', kind: 'exact', label: <Trans>Phone number (optional)</Trans> },
  {
    name: 'invite_code',
    kind: 'capitals',
    label: <Trans>Invite code (optional)</Trans>,
    hint: <Trans>Of the member who invited them. Leave it empty if that is you.</Trans>,
  },
]

export const PersonForm = ({ view: { context, busy, send } }: { view: ViewProps<typeof openFlow> }) => {
  const { open_price, credit } = required(context.standing)
  return (
    <>
      <Lead marginBottom="4">
        <Trans>
          For somebody who asked you to. It costs <Money value={open_price} unit="EUR" />; your credit is{' '}
          <Money value={credit} unit="EUR" />.
        </Trans>
      </Lead>
      <Fields
        rows={ROWS}
        of={context}
        busy={busy}
        submit={<Trans>Continue</Trans>}
        onSubmit={(form) => send({ type: 'submit', form })}
      >
        {!context.trouble?.errors && <Refusal because={context.trouble} />}
      </Fields>
    </>
  )
}
