import { Trans } from '@lingui/react/macro'
import { AtSign } from 'lucide-react'
import { USERNAME_MAX, USERNAME_MIN } from '#contract/limits.ts'
import { bindUsernameFlow, type UsernameForm } from '#machines/account/bind-username.flow.ts'
import { screen, type ViewProps } from '#src/lib/screen.tsx'
import { Onward } from '#src/onward.tsx'
import { Fields, type FieldRow } from '#src/ui/fields.tsx'
import { Page } from '#src/ui/page.tsx'
import { PlaceButton } from '#src/ui/place.tsx'
import { FullPageNote } from '#src/ui/full-page-note.tsx'
import { Lead } from '#src/ui/text.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'

type UsernameViewProps = ViewProps<typeof bindUsernameFlow>

const rows: readonly FieldRow<keyof UsernameForm>[] = [
  {
    name: 'username',
    kind: 'account',
    label: <Trans>Username</Trans>,
    hint: (
      <Trans>
        {USERNAME_MIN} to {USERNAME_MAX} letters, digits, hyphens or underscores, and not digits alone.
      </Trans>
    ),
  },
]

const Asking = ({ context, busy, send }: UsernameViewProps) => (
  <Page title={<Trans>Username</Trans>} back>
    <Lead paddingInline="1">
      <Trans>Others can find you by it, and you can sign in with it. It can’t be changed later.</Trans>
    </Lead>
    <Fields
      rows={rows}
      of={context}
      busy={busy}
      submit={<Trans>Save username</Trans>}
      onSubmit={(form) => send({ type: 'submit', form })}
    >
      {!context.trouble?.errors && <Refusal because={context.trouble} />}
    </Fields>
  </Page>
)

const Named = ({ context }: UsernameViewProps) => (
  <Page title={<Trans>Username</Trans>} back>
    <FullPageNote
      icon={AtSign}
      title={<bdi>{context.username ?? context.form.username}</bdi>}
      action={
        <PlaceButton kind="quiet" to="/pages/my/setting">
          <Trans>Go to settings</Trans>
        </PlaceButton>
      }
    >
      <Trans>This is your username. It can’t be changed.</Trans>
    </FullPageNote>
    <Onward from="/pages/users/bind_username" />
  </Page>
)

export const BindUsernameScreen = screen(bindUsernameFlow, {
  arriving: Asking,
  alreadySet: Named,
  idle: Asking,
  invalid: Asking,
  submitting: Asking,
  rejected: Asking,
  unknown: Asking,
  done: Named,
})
