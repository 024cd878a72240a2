import { Trans } from '@lingui/react/macro'
import { MailCheck } from 'lucide-react'
import { BRAND, WATCHWORD } from '#contract/limits.ts'
import { watchwordFlow } from '#machines/security/watchword.flow.ts'
import { screen, type ViewProps } from '#src/lib/screen.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { Fields } from '#src/ui/fields.tsx'
import { Page } from '#src/ui/page.tsx'
import { PlaceButton } from '#src/ui/place.tsx'
import { FullPageNote, Unreachable } from '#src/ui/full-page-note.tsx'
import { Note } from '#src/ui/text.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { Frame } from './frame.tsx'

type WatchwordViewProps = ViewProps<typeof watchwordFlow>

const { least, most } = WATCHWORD
const title = <Trans>Watchword</Trans>

const Choosing = ({ context, busy, send }: WatchwordViewProps) => {
  const { watchword, trouble } = context
  return (
    <Frame
      title={title}
      lead={
        <Trans>
          Words only you and we know. Every e-mail from {BRAND} begins with them, and you see them when you withdraw. A
          message without them is not from us.
        </Trans>
      }
    >
      {watchword !== null && (
        <Facts>
          <Fact name={<Trans>Now</Trans>}>
            <bdi>{watchword}</bdi>
          </Fact>
        </Facts>
      )}
      <Fields
        rows={[
          {
            name: 'watchword',
            kind: 'text',
            label: watchword === null ? <Trans>Watchword</Trans> : <Trans>New watchword</Trans>,
            hint: (
              <Trans>
                {least} to {most} characters, such as a line only you would choose. Never your password.
              </Trans>
            ),
          },
          { name: 'password', kind: 'password', label: <Trans>Password</Trans>, autoComplete: 'current-password' },
        ]}
        of={context}
        busy={busy}
        submit={<Trans>Save watchword</Trans>}
        onSubmit={(form) => send({ type: 'submit', form })}
      >
        {!trouble?.errors && <Refusal because={trouble} />}
      </Fields>
      <Note paddingInline="1">
        <Trans>Text messages are too short to carry it.</Trans>
      </Note>
    </Frame>
  )
}

export const WatchwordScreen = screen(watchwordFlow, {
  loading: () => (
    <Page title={title} back>
      <Waiting rows={3} />
    </Page>
  ),
  unreachable: ({ context, send }) => (
    <Page title={title} back>
      <Unreachable because={context.trouble} onRetry={() => send({ type: 'retry' })} />
    </Page>
  ),
  idle: Choosing,
  invalid: Choosing,
  submitting: Choosing,
  rejected: Choosing,
  unknown: Choosing,
  done: ({ context }) => (
    <Page title={title} back>
      <FullPageNote
        icon={MailCheck}
        title={<bdi>{context.form.watchword.trim()}</bdi>}
        action={
          <PlaceButton to="/pages/my/setting">
            <Trans>Go to settings</Trans>
          </PlaceButton>
        }
      >
        <Trans>This is your watchword from now on. Look for it at the top of our e-mails.</Trans>
      </FullPageNote>
    </Page>
  ),
})
