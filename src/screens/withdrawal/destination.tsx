import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { Landmark, Wallet } from 'lucide-react'
import { required } from '#machines/lib/required.ts'
import { shortAddress } from '#contract/payout-address.ts'
import { usePlaces } from '#src/lib/places.ts'
import { Icon } from '#src/ui/icon.tsx'
import { IfBuilt, TextPlace } from '#src/ui/place.tsx'
import { Heading, Note } from '#src/ui/text.tsx'
import { Dest } from './dest.tsx'
import type { WithdrawViewProps } from './frame.tsx'

const Box = chakra('section', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'control',
    bg: 'surface',
    paddingInline: '4',
    paddingBlock: '3',
  },
})
const Disc = chakra('span', {
  base: {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '40px',
    height: '40px',
    borderRadius: 'full',
    bg: 'sunken',
    color: 'ink2',
  },
})
const Words = chakra('div', { base: { flex: '1 1 9rem', minWidth: '0', overflowWrap: 'anywhere' } })

function Change({ method }: { method: 'bank' | 'usdt' }) {
  const { current } = usePlaces()
  const asks = `select=${encodeURIComponent(current)}` as const
  const to =
    method === 'bank'
      ? (`/pages/bank_card/card_list?${asks}` as const)
      : (`/pages/users/withdrawal_set?${asks}` as const)
  return (
    <IfBuilt to={to}>
      {(there) => (
        <TextPlace to={there}>
          <Trans comment="Button that chooses another bank account or address">Change</Trans>
        </TextPlace>
      )}
    </IfBuilt>
  )
}

export function Destination({ context: { counter, form, only } }: Pick<WithdrawViewProps, 'context'>) {
  const { bank, address } = required(counter)
  const isBank = form.method === 'bank'
  return (
    <div>
      <Heading look="label" marginBottom="2">
        {isBank ? <Trans>To which bank account</Trans> : <Trans>To which address</Trans>}
      </Heading>
      <Box>
        <Disc>
          <Icon of={isBank ? Landmark : Wallet} size={20} />
        </Disc>
        <Words>
          {isBank ? (
            <>
              <chakra.p textStyle="strong">
                <bdi>{bank?.bank_name}</bdi>
              </chakra.p>
              <Note>
                <Dest>{bank?.iban}</Dest> · <bdi>{`${bank?.first_name} ${bank?.last_name}`}</bdi>
              </Note>
            </>
          ) : (
            <>
              <chakra.p textStyle="strong">
                <bdi>{address?.label || address?.network}</bdi>
              </chakra.p>
              <Note>
                <Dest>{shortAddress(address?.address ?? '')}</Dest> · <bdi>{address?.network}</bdi>
              </Note>
            </>
          )}
        </Words>
        {only === 0 && <Change method={form.method} />}
      </Box>
    </div>
  )
}
