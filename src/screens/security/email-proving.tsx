import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { EMAIL_WAIT } from '#contract/limits.ts'
import { known } from '#machines/lib/known.ts'
import type { bindEmailFlow } from '#machines/security/bind-email.flow.ts'
import type { EmailForm } from '#machines/security/email.rules.ts'
import type { Sight } from '#src/lib/screen.tsx'
import { Button } from '#src/ui/button.tsx'
import type { FieldRow } from '#src/ui/fields.tsx'
import { Caution } from '#src/ui/trouble-text.tsx'
import { codeRow, ProvingForm, SentTo } from './binding-forms.tsx'
import { Frame } from './frame.tsx'

const HOURS = EMAIL_WAIT / 3_600

type EmailSight = Sight<typeof bindEmailFlow>
type Row = FieldRow<keyof EmailForm & string>

/** Whoever cannot read what goes there says so. */
export const NoMailbox = ({ email }: { email: string | null }) => (
  <span>
    <Trans>
      I cannot open <bdi dir="ltr">{email}</bdi>
    </Trans>
  </span>
)

const newRow = ({ context, send }: EmailSight, label: ReactNode): Row =>
  codeRow('code', label, known(context.sent), () => send({ type: 'sendCode' }))

function passwordRow({ context: { trouble } }: EmailSight): Row {
  const wrong = trouble?.refusal === 'wrong-password' ? trouble : undefined
  return {
    name: 'password',
    kind: 'password',
    label: <Trans>Password</Trans>,
    refused: wrong && { says: wrong.message, times: 0 },
  }
}

const another = <Trans>Use another address</Trans>

/** One code to each address. */
const ByBoth = (sight: EmailSight) => {
  const { context, busy, send } = sight
  const { form, email, old } = context
  return (
    <Frame title={<Trans>Enter both codes</Trans>} lead={<Trans>One went to each of the two addresses.</Trans>}>
      <ProvingForm
        sight={sight}
        rows={[
          codeRow(
            'old_code',
            <SentTo contact={known(old).masked_account} />,
            known(old),
            () => send({ type: 'sendOld' }),
            <Button kind="text" display="flex" disabled={busy} onClick={() => send({ type: 'loseOld' })}>
              <NoMailbox email={email} />
            </Button>,
          ),
          newRow(sight, <SentTo contact={form.account} />),
          passwordRow(sight),
        ]}
        submit={<Trans>Save e-mail address</Trans>}
        another={another}
      />
    </Frame>
  )
}

const EnterCode = ({ contact, children }: { contact: string; children: ReactNode }) => (
  <Frame
    title={<Trans>Enter the code</Trans>}
    lead={
      <Trans>
        Enter the code sent to <bdi dir="ltr">{contact}</bdi>.
      </Trans>
    }
  >
    {children}
  </Frame>
)

const ByNew = (sight: EmailSight) => (
  <EnterCode contact={sight.context.form.account}>
    <ProvingForm
      sight={sight}
      rows={[newRow(sight, <Trans>Code</Trans>), passwordRow(sight)]}
      submit={<Trans>Save e-mail address</Trans>}
      another={another}
    />
  </EnterCode>
)

/** Nothing but the new address: that takes a day, and is said before. */
const ByDay = (sight: EmailSight) => {
  const { context, busy, send } = sight
  const { email } = context
  return (
    <EnterCode contact={sight.context.form.account}>
      <ProvingForm
        sight={sight}
        rows={[newRow(sight, <Trans>Code</Trans>), passwordRow(sight)]}
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

export const EmailProving = (sight: EmailSight) => BY[sight.context.owner](sight)
