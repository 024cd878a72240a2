import { Trans } from '@lingui/react/macro'
import type { Network } from '#contract/payout-address.ts'
import { required } from '#machines/lib/required.ts'
import type { addressFlow } from '#machines/payout-address/address.flow.ts'
import type { ViewProps } from '#src/lib/screen.tsx'
import { BareRow } from '#src/parts/payment/bare-row.tsx'
import { Digits } from '#src/ui/amount.tsx'
import { codeRow, EnterSent, pinRow, ProofForm } from '#src/ui/proof-form.tsx'
import { Rows } from '#src/ui/rows.tsx'
import { Lead } from '#src/ui/text.tsx'
import { NETWORK_NAMES } from './networks.ts'

interface AddressProofProps {
  view: ViewProps<typeof addressFlow>
  locked: boolean
}

export function AddressProof({ view: { context, busy, send }, locked }: AddressProofProps) {
  const { form, trouble } = context
  const sent = required(context.sent)
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
        <EnterSent contact={sent.masked_account} />
      </Lead>
      <ProofForm
        rows={[
          codeRow('code', <Trans>Code</Trans>, sent, () => send({ type: 'sendCode' })),
          pinRow('payword', <Trans>Payment PIN</Trans>, trouble),
        ]}
        of={context}
        busy={busy}
        locked={locked}
        submit={<Trans>Save payout address</Trans>}
        another={<Trans>Change the address</Trans>}
        onSubmit={(said) => send({ type: 'submit', form: said })}
        onBack={() => send({ type: 'back' })}
        onUnlock={() => send({ type: 'unlock' })}
      />
    </>
  )
}
