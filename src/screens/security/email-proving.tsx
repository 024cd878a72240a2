import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { EMAIL_WAIT } from '#contract/limits.ts'
import { HOUR_S } from '#contract/time-units.ts'
import { required } from '#machines/lib/required.ts'
import type { bindEmailFlow } from '#machines/security/bind-email.flow.ts'
import type { EmailForm } from '#machines/security/email.rules.ts'
import type { ViewProps } from '#src/lib/screen.tsx'
import { Button } from '#src/ui/button.tsx'
import type { FieldRow } from '#src/ui/fields.tsx'
import { codeRow, EnterSent, passwordRow } from '#src/ui/proof-form.tsx'
import { Caution } from '#src/ui/trouble-text.tsx'
import { ProvingForm, SentTo } from './binding-forms.tsx'
import { Frame } from './frame.tsx'

const HOURS = EMAIL_WAIT / HOUR_S

type EmailViewProps = ViewProps<typeof bindEmailFlow>
type Row = FieldRow<keyof EmailForm & string>

export const NoMailbox = ({ email }: { email: string | null }) => (
  <span>
    <Trans>
      I cannot open <bdi dir="ltr">{email}</bdi>
    </Trans>
  </span>
)

const newRow = ({ context, send }: EmailViewProps, label: ReactNode): Row =>
  codeRow('code', label, required(context.sent), () => send({ type: 'sendCode' }))

const ownRow = ({ context }: EmailViewProps): Row => passwordRow('password', <Trans>Password</Trans>, context.trouble)

const another = <Trans>Use another address</Trans>

const ByBoth = (view: EmailViewProps) => {
  const { context, busy, send } = view
  const { form, email, old } = context
  return (
    <Frame title={<Trans>Enter both codes</Trans>} lead={<Trans>One went to each of the two addresses.</Trans>}>
      <ProvingForm
        view={view}
        rows={[
          codeRow(
            'old_code',
            <SentTo contact={required(old).masked_account} />,
            required(old),
            () => send({ type: 'sendOld' }),
            <Button kind="text" display="flex" disabled={busy} onClick={() => send({ type: 'loseOld' })}>
              <NoMailbox email={email} />
            </Button>,
          ),
          newRow(view, <SentTo contact={form.account} />),
          ownRow(view),
        ]}
        submit={<Trans>Save e-mail address</Trans>}
        another={another}
      />
    </Frame>
  )
}

const EnterCode = ({ contact, children }: { contact: string; children: ReactNode }) => (
  <Frame title={<Trans>Enter the code</Trans>} lead={<EnterSent contact={contact} />}>
    {children}
  </Frame>
)

const ByNew = (view: EmailViewProps) => (
  <EnterCode contact={view.context.form.account}>
    <ProvingForm
      view={view}
      rows={[newRow(view, <Trans>Code</Trans>), ownRow(view)]}
      submit={<Trans>Save e-mail address</Trans>}
      another={another}
    />
  </EnterCode>
)

const ByDay = (view: EmailViewProps) => {
  const { context, busy, send } = view
  const { email } = context
  return (
    <EnterCode contact={view.context.form.account}>
      <ProvingForm
        view={view}
        rows={[newRow(view, <Trans>Code</Trans>), ownRow(view)]}
        submit={
          <Trans>
            Change in <Plural value={HOURS} one="# hour" other="# hours" />
          </Trans>
        }
        another={another}
      >
        <Caution>
          <Trans>
            Without a code from <bdi dir="ltr">{email}</bdi>, the change takes{' '}
            <Plural value={HOURS} one="# hour" other="# hours" />. Until then everything stays as it is, and you can
            cancel the change here.
          </Trans>
        </Caution>
        <Button kind="text" justifySelf="start" disabled={busy} onClick={() => send({ type: 'sendOld' })}>
          <span>
            <Trans>
              Send a code to <bdi dir="ltr">{email}</bdi> instead
            </Trans>
          </span>
        </Button>
      </ProvingForm>
    </EnterCode>
  )
}

const BY = { oldCode: ByBoth, second: ByNew, day: ByDay }

export const EmailProving = (view: EmailViewProps) => BY[view.context.owner](view)
