import { Trans } from '@lingui/react/macro'
import { WalletCards } from 'lucide-react'
import { shortAddress, type PayoutAddress } from '#contract/payout-address.ts'
import { Digits } from '#src/ui/amount.tsx'
import { Tag } from '#src/ui/belonging.tsx'
import { NETWORK_NAMES } from './networks.ts'

/** A payout address in a list: its name, how it begins and ends, its network, and what holds for it. */
export const faceOf = ({ address, network, label, is_default, locked }: PayoutAddress) => ({
  icon: WalletCards,
  name: <bdi>{label || NETWORK_NAMES[network]}</bdi>,
  note: (
    <>
      <Digits whiteSpace="normal">{shortAddress(address)}</Digits>
      {label && (
        <>
          , <bdi>{NETWORK_NAMES[network]}</bdi>
        </>
      )}
    </>
  ),
  tags: (is_default === 1 || locked === 1) && (
    <>
      {is_default === 1 && (
        <Tag chosen>
          <Trans comment="Mark of what money is paid out to unless something else is chosen, max=16">Default</Trans>
        </Tag>
      )}
      {locked === 1 && (
        <Tag>
          <Trans comment="Mark of what an open payment goes to, max=16">In use</Trans>
        </Tag>
      )}
    </>
  ),
})
