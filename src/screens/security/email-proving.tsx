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
import { codeRow, ProvingForm } from './binding-forms.tsx'
import { Frame } from './frame.tsx'
import { AsBefore } from './email-waiting.tsx'

const HOURS = EMAIL_WAIT / 3_600

type EmailSight = Sight<typeof bindEmailFlow>
type Row = FieldRow<keyof EmailForm & string>

/** Whoever cannot read what goes there says so. */
export const NoMailbox = ({ email }: { email: string | null }) => (
  <Trans>
    I cannot open <bdi dir="ltr">{email}</bdi> any more
  </Trans>
)

const SentTo = ({ contact }: { contact: string }) => (
  <Trans>
    Code sent to <bdi dir="ltr">{contact}</bdi>
  </Trans>
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
              <span>
                <NoMailbox email={email} />
              </span>
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

const EnterCode = ({ sight, children }: { sight: EmailSight; children: ReactNode }) => (
  <Frame
    title={<Trans>Enter the code</Trans>}
    lead={
      <Trans>
        Enter the code sent to <bdi dir="ltr">{sight.context.form.account}</bdi>.
      </Trans>
    }
  >
    {children}
  </Frame>
)

const ByNew = (sight: EmailSight) => (
  <EnterCode sight={sight}>
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
    <EnterCode sight={sight}>
      <ProvingForm
        sight={sight}
        rows={[newRow(sight, <Trans>Code</Trans>), passwordRow(sight)]}
        submit={
          <Trans>
            Change in <Plural value={HOURS} one="# hour" other="# hours" />
          </Trans>
        }
        another={another}
        more={
          <Button wide kind="text" marginTop="2" disabled={busy} onClick={() => send({ type: 'sendOld' })}>
            <span>
              <Trans>
                Send a code to <bdi dir="ltr">{email}</bdi> instead
              </Trans>
            </span>
          </Button>
        }
      >
        <Caution>
          <p>
            <Trans>
              Without a code from <bdi dir="ltr">{email}</bdi>, the change takes{' '}
              <Plural value={HOURS} one="# hour" other="# hours" />.
            </Trans>
          </p>
          <p>
            <AsBefore email={email} /> <Trans>You can cancel the change here.</Trans>
          </p>
        </Caution>
      </ProvingForm>
    </EnterCode>
  )
}

const BY = { oldCode: ByBoth, second: ByNew, day: ByDay }

export const EmailProving = (sight: EmailSight) => BY[sight.context.owner](sight)
