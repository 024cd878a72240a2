import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Act, factorFlow } from '#machines/factor/factor.flow.ts'
import type { Sight } from '#src/lib/screen.tsx'
import { SubmitButton } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { Form } from '#src/ui/form.tsx'
import { wordsFor } from '#src/ui/problem-text.tsx'
import { SecondField } from '#src/ui/second-field.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { Heading, Lead } from './frame.tsx'

const ASKED: Readonly<Record<Act, { title: ReactNode; text: ReactNode; act: ReactNode }>> = {
  setUp: {
    title: <Trans>Is it you?</Trans>,
    text: <Trans>Please enter your password before you add an authenticator app.</Trans>,
    act: <Trans>Continue</Trans>,
  },
  renew: {
    title: <Trans>New recovery codes</Trans>,
    text: <Trans>You get ten new codes. The ones you have now stop working.</Trans>,
    act: <Trans>Get new codes</Trans>,
  },
  drop: {
    title: <Trans>Turn off two-step verification?</Trans>,
    text: <Trans>After that your password alone opens your account. Your recovery codes stop working.</Trans>,
    act: <Trans>Turn off</Trans>,
  },
}

/** The password, and the second factor once there is one, before anything about it changes. */
export function UnlockForm({ context, busy, send }: Sight<typeof factorFlow>) {
  const { act, factor, problems, trouble } = context
  const { title, text, act: words } = ASKED[act]
  const asksSecond = factor?.app === 1
  return (
    <>
      <Heading>{title}</Heading>
      <Lead>{text}</Lead>
      <Form
        wrong={trouble ?? problems}
        onSubmit={(answer) =>
          busy || send({ type: 'submit', form: { password: answer('password'), second: answer('second') } })
        }
      >
        <Field
          kind="password"
          name="password"
          label={<Trans>Password</Trans>}
          error={wordsFor('password', problems, trouble)}
          enterKeyHint={asksSecond ? 'next' : 'go'}
        />
        {asksSecond && <SecondField problems={problems} trouble={trouble} disabled={busy} />}
        {trouble?.refusal !== 'second-wrong' && <Refusal because={trouble} />}
        <SubmitButton busy={busy}>{words}</SubmitButton>
      </Form>
    </>
  )
}
