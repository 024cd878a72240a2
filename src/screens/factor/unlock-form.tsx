import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Act, factorFlow } from '#machines/factor/factor.flow.ts'
import type { ViewProps } from '#src/lib/screen.tsx'
import { SubmitButton } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { Form } from '#src/ui/form.tsx'
import { wordsFor } from '#src/ui/problem-text.tsx'
import { SecondField } from '#src/ui/second-field.tsx'
import { Heading, Lead } from '#src/ui/text.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'

const ASKED: Readonly<Record<Act, { title: ReactNode; text: ReactNode; act: ReactNode }>> = {
  addApp: {
    title: <Trans>Is it you?</Trans>,
    text: <Trans>Please enter your password before you add an authenticator app.</Trans>,
    act: <Trans>Continue</Trans>,
  },
  addPasskey: {
    title: <Trans>Is it you?</Trans>,
    text: <Trans>Please enter your password before you add a passkey.</Trans>,
    act: <Trans>Continue</Trans>,
  },
  renew: {
    title: <Trans>New recovery codes</Trans>,
    text: <Trans>You get ten new codes. The ones you have now stop working.</Trans>,
    act: <Trans>Get new codes</Trans>,
  },
  remove: {
    title: <Trans>Remove it?</Trans>,
    text: <Trans>After that it confirms nothing here. With the last one, two-step verification is off.</Trans>,
    act: <Trans>Remove</Trans>,
  },
  drop: {
    title: <Trans>Turn off two-step verification?</Trans>,
    text: (
      <Trans>After that your password alone opens your account. Your passkeys and recovery codes stop working.</Trans>
    ),
    act: <Trans>Turn off</Trans>,
  },
}

export function UnlockForm({ context, busy, send }: ViewProps<typeof factorFlow>) {
  const { act, factor, problems, trouble } = context
  const { title, text, act: words } = ASKED[act]
  const ways = factor?.ways ?? []
  const asksSecond = ways.length > 0
  return (
    <>
      <Heading look="title" paddingInline="1">
        {title}
      </Heading>
      <Lead paddingInline="1">{text}</Lead>
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
        {asksSecond && <SecondField ways={ways} problems={problems} trouble={trouble} disabled={busy} />}
        {trouble?.refusal !== 'second-wrong' && <Refusal because={trouble} />}
        <SubmitButton busy={busy}>{words}</SubmitButton>
      </Form>
    </>
  )
}
