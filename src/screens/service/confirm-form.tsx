import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { required } from '#machines/lib/required.ts'
import type { openFlow } from '#machines/service/open.flow.ts'
import { isShort } from '#machines/service/open.rules.ts'
import type { ViewProps } from '#src/lib/screen.tsx'
import { Button } from '#src/ui/button.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { Fields } from '#src/ui/fields.tsx'
import { ForgottenPin } from '#src/ui/forgotten-pin.tsx'
import { Money } from '#src/ui/money.tsx'
import { PinLocked } from '#src/ui/pin-locked.tsx'
import { Caution, Refusal } from '#src/ui/trouble-text.tsx'

const Parts = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' } })

interface ConfirmFormProps {
  view: ViewProps<typeof openFlow>
  locked: boolean
  lost: boolean
}

export function ConfirmForm({ view: { context, busy, send }, locked, lost }: ConfirmFormProps) {
  const { form, trouble } = context
  const standing = required(context.standing)
  const wrong = trouble?.refusal === 'pin-wrong' ? trouble : undefined
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
      <Fields
        rows={[
          {
            name: 'password',
            kind: 'newPassword',
            label: <Trans>First password</Trans>,
            hint: (
              <Trans>Nobody can ever sign in with it: its owner sets another one with “Forgot password” first.</Trans>
            ),
          },
          {
            name: 'payword',
            kind: 'pin',
            label: <Trans>Payment PIN</Trans>,
            refused: wrong && { says: wrong.message, times: wrong.left ?? 0 },
            under: <ForgottenPin />,
          },
        ]}
        of={context}
        busy={busy}
        locked={locked}
        submit={isShort(standing) ? <Trans>Go on to pay</Trans> : <Trans>Open account for {price}</Trans>}
        onSubmit={(said) => send({ type: 'submit', form: said })}
      >
        {lost && (
          <Caution>
            <Trans>No answer came. You can send it again: no account is opened twice.</Trans>
          </Caution>
        )}
        {locked ? (
          <PinLocked because={trouble} onUnlock={() => send({ type: 'unlock' })} />
        ) : (
          !wrong && !trouble?.errors && <Refusal because={trouble} />
        )}
      </Fields>
      <Button wide kind="quiet" disabled={busy} onClick={() => send({ type: 'back' })}>
        <Trans>Change the details</Trans>
      </Button>
    </Parts>
  )
}
