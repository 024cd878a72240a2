import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { networkOf } from '#contract/chain-address.ts'
import { NETWORKS } from '#contract/payout-address.ts'
import type { addressFlow } from '#machines/payout-address/address.flow.ts'
import type { AddressForm as Said } from '#machines/payout-address/address.rules.ts'
import { MendingProvider } from '#src/lib/mending.ts'
import type { ViewProps } from '#src/lib/screen.tsx'
import { Fields, type FieldRow } from '#src/ui/fields.tsx'
import { Lead, Note } from '#src/ui/text.tsx'
import { Shut, useShut } from '#src/ui/too-often.tsx'
import { NETWORK_NAMES } from './networks.ts'
import { Paste, usePasted } from './paste.tsx'

interface AddressFormProps {
  view: ViewProps<typeof addressFlow>
  asks: boolean
}

export function AddressForm({ view: { context, busy, send }, asks }: AddressFormProps) {
  const { isFirst, address, trouble } = context
  const left = useShut(asks ? undefined : trouble)
  const { mending, hear, of } = usePasted(context)
  const first: FieldRow<keyof Said> = {
    name: 'is_default',
    kind: 'check',
    label: <Trans>Use by default for withdrawals</Trans>,
  }
  const rows: readonly FieldRow<keyof Said>[] = [
    {
      name: 'address',
      kind: 'whole',
      label: <Trans comment="Of a wallet on a chain, max=20">Address</Trans>,
      hint: <Trans>Paste it from your wallet. Do not type it.</Trans>,
      fills: (typed) => ({ network: networkOf(typed) ?? '' }),
      under: <Paste into="address" />,
    },
    {
      name: 'network',
      kind: 'choice',
      label: <Trans comment="The chain that money is sent on, max=20">Network</Trans>,
      parts: NETWORKS.map((key) => ({ key, words: NETWORK_NAMES[key] })),
      filled: <Trans>Recognised by the address.</Trans>,
    },
    {
      name: 'label',
      kind: 'text',
      label: <Trans>Name (optional)</Trans>,
      hint: <Trans>So that you know it again.</Trans>,
      autoComplete: 'off',
    },
    ...(isFirst || address?.is_default === 1 ? [] : [first]),
  ]
  return (
    <>
      <Lead paddingInline="1">
        <Trans>We send your USDT to this address. What goes to a wrong address cannot be brought back.</Trans>
      </Lead>
      <MendingProvider value={mending}>
        <chakra.div display="contents" onInput={hear}>
          <Fields
            rows={rows}
            of={of}
            busy={busy}
            locked={(left ?? 0) > 0}
            submit={<Trans>Continue</Trans>}
            onSubmit={(form) => send({ type: 'submit', form })}
          >
            {!asks && !trouble?.errors && <Shut because={trouble} left={left} />}
            <Note>
              <Trans>Next: a code by e-mail, and your payment PIN.</Trans>
            </Note>
          </Fields>
        </chakra.div>
      </MendingProvider>
    </>
  )
}
