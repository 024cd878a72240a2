import { Trans } from '@lingui/react/macro'
import type { Network } from '#contract/payout-address.ts'
import { required } from '#machines/lib/required.ts'
import type { addressFlow } from '#machines/payout-address/address.flow.ts'
import type { ViewProps } from '#src/lib/screen.tsx'
import { BareRow } from '#src/parts/payment/bare-row.tsx'
import { Digits } from '#src/ui/amount.tsx'
import { Button } from '#src/ui/button.tsx'
import { ForgottenPin } from '#src/ui/forgotten-pin.tsx'
import { PinLocked } from '#src/ui/pin-locked.tsx'
import { Resend } from '#src/ui/resend.tsx'
import { Rows } from '#src/ui/rows.tsx'
import { SecondedFields } from '#src/ui/seconded-fields.tsx'
import { Lead } from '#src/ui/text.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { NETWORK_NAMES } from './networks.ts'

interface AddressProofProps {
  view: ViewProps<typeof addressFlow>
  locked: boolean
}

export function AddressProof({ view: { context, busy, send }, locked }: AddressProofProps) {
  const { form, trouble } = context
  const { masked_account: contact, resend_seconds: wait } = required(context.sent)
  const wrong = trouble?.refusal === 'pin-wrong' ? trouble : undefined
  return (
    <>
      <Rows>
        <BareRow name={<Trans comment="The chain that money is sent on, max=20">Network</Trans>}>
          <bdi>{NETWORK_NAMES[form.network as Network]}</bdi>
        </BareRow>
        <BareRow name={<Trans comment="Of a wallet on a chain, max=20">Address</Trans>}>
          <Digits whiteSpace="normal" overflowWrap="anywhere">
            {form.address.trim()}
          </Digits>
        </BareRow>
        {form.label.trim() !== '' && (
          <BareRow name={<Trans>Name</Trans>}>
            <bdi>{form.label}</bdi>
          </BareRow>
        )}
      </Rows>
      <Lead paddingInline="1">
        <Trans>
          Enter the code sent to <bdi dir="ltr">{contact}</bdi>.
        </Trans>
      </Lead>
      <SecondedFields
        rows={[
          {
            name: 'code',
            kind: 'code',
            label: <Trans>Code</Trans>,
            under: <Resend wait={wait} since={context.sent} onResend={() => send({ type: 'sendCode' })} />,
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
        submit={<Trans>Save payout address</Trans>}
        onSubmit={(said) => send({ type: 'submit', form: said })}
      >
        {locked ? (
          <PinLocked because={trouble} onUnlock={() => send({ type: 'unlock' })} />
        ) : (
          !wrong && <Refusal because={trouble} />
        )}
      </SecondedFields>
      <Button wide kind="quiet" disabled={busy} onClick={() => send({ type: 'back' })}>
        <Trans>Change the address</Trans>
      </Button>
    </>
  )
}
