import { WalletCards } from 'lucide-react'
import { shortAddress, type PayoutAddress } from '#contract/payout-address.ts'
import { Digits } from '#src/ui/amount.tsx'
import { tagsOf } from '#src/ui/belonging-tags.tsx'
import { NETWORK_NAMES } from './networks.ts'

export const faceOf = ({ address, network, label, ...flags }: PayoutAddress) => ({
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
  tags: tagsOf(flags),
})
