import { Trans } from '@lingui/react/macro'
import { Landmark, WalletCards } from 'lucide-react'
import { ADDRESSES_MAX } from '#contract/limits.ts'
import type { PayoutAddress } from '#contract/payout-address.ts'
import { addressesFlow } from '#machines/payout-address/addresses.flow.ts'
import { screen, type ViewProps } from '#src/lib/screen.tsx'
import { belongingViews } from '#src/ui/belonging-views.tsx'
import { TextPlace } from '#src/ui/place.tsx'
import { PlaceRow, Rows } from '#src/ui/rows.tsx'
import { faceOf } from './address-face.tsx'

export const AddressesScreen = screen(
  addressesFlow,
  belongingViews<PayoutAddress, ViewProps<typeof addressesFlow>>({
    title: <Trans>Payout addresses</Trans>,
    choosing: <Trans>Choose a payout address</Trans>,
    faceOf,
    add: { to: '/pages/users/withdrawal_add', words: <Trans>Add payout address</Trans> },
    most: { count: ADDRESSES_MAX, words: <Trans>You can keep at most {ADDRESSES_MAX} payout addresses.</Trans> },
    none: {
      icon: WalletCards,
      title: <Trans>No payout address yet</Trans>,
      text: <Trans>Add the one your USDT should be sent to, on TRON or Ethereum.</Trans>,
    },
    Ways: ({ item: { id } }) => (
      <TextPlace to={`/pages/users/withdrawal_edit?id=${id}`}>
        <Trans comment="Button: change what stands here">Change</Trans>
      </TextPlace>
    ),
    drop: { title: <Trans>Delete this payout address?</Trans>, act: <Trans>Delete payout address</Trans> },
    Below: () => (
      <Rows>
        <PlaceRow to="/pages/bank_card/card_list" icon={Landmark} group="money" label={<Trans>Bank accounts</Trans>} />
      </Rows>
    ),
  }),
)
