import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { required } from '#machines/lib/required.ts'
import type { factorFlow } from '#machines/factor/factor.flow.ts'
import type { ViewProps } from '#src/lib/screen.tsx'
import { SubmitButton } from '#src/ui/button.tsx'
import { Copyable } from '#src/ui/copyable.tsx'
import { Form } from '#src/ui/form.tsx'
import { Qr } from '#src/ui/qr.tsx'
import { SecondField } from '#src/ui/second-field.tsx'
import { Card } from '#src/ui/surface.tsx'
import { Heading, Lead, Note } from '#src/ui/text.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'

const Key = chakra('div', { base: { display: 'grid', justifyItems: 'center', gap: '2' } })

const inFours = (text: string) => text.replace(/(.{4})(?=.)/g, '$1 ')

export function AddApp({ context, busy, send }: ViewProps<typeof factorFlow>) {
  const { t } = useLingui()
  const { problems, trouble } = context
  const { secret, uri } = required(context.key)
  return (
    <>
      <Heading look="title" paddingInline="1">
        <Trans>Add Quay to your app</Trans>
      </Heading>
      <Lead paddingInline="1">
        <Trans>Scan this picture with an authenticator app, or copy the key into it.</Trans>
      </Lead>
      <Card holds="prose">
        <Qr text={uri} label={t`Key for your authenticator app`} />
        <Key>
          <Note align="center">
            <Trans>Key</Trans>
          </Note>
          <Copyable text={secret} shown={inFours(secret)} label={t`Copy the key`} />
        </Key>
      </Card>
      <Form
        wrong={trouble ?? problems}
        onSubmit={(answer) => busy || send({ type: 'prove', second: answer('second') })}
      >
        <SecondField ways={['totp']} problems={problems} trouble={trouble} disabled={busy} />
        {trouble?.refusal !== 'second-wrong' && <Refusal because={trouble} />}
        <SubmitButton busy={busy}>
          <Trans>Turn on</Trans>
        </SubmitButton>
      </Form>
    </>
  )
}
