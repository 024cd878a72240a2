import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { Landmark, Wallet } from 'lucide-react'
import { shortAddress } from '#contract/payout-address.ts'
import { required } from '#machines/lib/required.ts'
import { usePlaces } from '#src/lib/places.ts'
import { PlaceRow, Row } from '#src/ui/rows.tsx'
import { Dest } from './dest.tsx'
import type { WithdrawViewProps } from './frame.tsx'

type Context = Pick<WithdrawViewProps['context'], 'counter' | 'form'>

function faceOf({ counter, form: { method } }: Context) {
  const { bank, address } = required(counter)
  if (method === 'bank')
    return {
      icon: Landmark,
      group: 'money',
      label: <bdi>{bank?.bank_name}</bdi>,
      note: (
        <>
          <Dest>{bank?.iban}</Dest> · <bdi>{`${bank?.first_name} ${bank?.last_name}`}</bdi>
        </>
      ),
    } as const
  return {
    icon: Wallet,
    group: 'money',
    label: <bdi>{address?.label || address?.network}</bdi>,
    note: (
      <>
        <Dest>{shortAddress(address?.address ?? '')}</Dest> · <bdi>{address?.network}</bdi>
      </>
    ),
  } as const
}

/** Where it goes, and the way to another. */
export function Destination({ context }: Pick<WithdrawViewProps, 'context'>) {
  const { current, isBuilt } = usePlaces()
  const { form, only } = context
  const asks = `select=${encodeURIComponent(current)}` as const
  const to =
    form.method === 'bank'
      ? (`/pages/bank_card/card_list?${asks}` as const)
      : (`/pages/users/withdrawal_set?${asks}` as const)
  const face = faceOf(context)
  if (only > 0 || !isBuilt(to)) return <Row {...face} />
  return (
    <PlaceRow
      {...face}
      to={to}
      value={
        <chakra.span color="accent">
          <Trans comment="Button that chooses another bank account or address">Change</Trans>
        </chakra.span>
      }
    />
  )
}
