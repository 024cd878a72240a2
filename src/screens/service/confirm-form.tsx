import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { required } from '#machines/lib/required.ts'
import type { openFlow } from '#machines/service/open.flow.ts'
import { isShort } from '#machines/service/open.rules.ts'
import type { ViewProps } from '#src/lib/screen.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { Money } from '#src/ui/money.tsx'
import { pinRow, ProofForm } from '#src/ui/proof-form.tsx'
import { Caution } from '#src/ui/trouble-text.tsx'

const Parts = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' } })

interface ConfirmFormProps {
  view: ViewProps<typeof openFlow>
  locked: boolean
  lost: boolean
}

export function ConfirmForm({ view: { context, busy, send }, locked, lost }: ConfirmFormProps) {
  const { form, trouble } = context
  const standing = required(context.standing)
  const price = <Money value={standing.open_price} unit="EUR" />
  return (
    <Parts>
      <Facts>
        <Fact name={<Trans>E-mail</Trans>}>
          <bdi dir="ltr">{form.email.trim()}</bdi>
        </Fact>
        <Fact name={<Trans>Name</Trans>}>
          <bdi>{form.nickname.trim()}</bdi>
        </Fact>
        <Fact name={<Trans>It costs</Trans>}>{price}</Fact>
        <Fact name={<Trans>Your credit</Trans>}>
          <Money value={standing.credit} unit="EUR" />
        </Fact>
      </Facts>
      {isShort(standing) && (
        <Caution>
          <Trans>Your credit is too low. You pay first, and we open the account then.</Trans>
        </Caution>
      )}
      <ProofForm
        rows={[
          {
            name: 'password',
            kind: 'newPassword',
            label: <Trans>First password</Trans>,
            hint: (
              <Trans>Nobody can ever sign in with it: its owner sets another one with “Forgot password” first.</Trans>
            ),
          },
          pinRow('payword', <Trans>Payment PIN</Trans>, trouble),
        ]}
        of={context}
        busy={busy}
        locked={locked}
        quiet={trouble?.errors !== undefined}
        submit={isShort(standing) ? <Trans>Go on to pay</Trans> : <Trans>Open account for {price}</Trans>}
        another={<Trans>Change the details</Trans>}
        onSubmit={(said) => send({ type: 'submit', form: said })}
        onBack={() => send({ type: 'back' })}
        onUnlock={() => send({ type: 'unlock' })}
      >
        {lost && (
          <Caution>
            <Trans>No answer came. You can send it again: no account is opened twice.</Trans>
          </Caution>
        )}
      </ProofForm>
    </Parts>
  )
}
