import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { Landmark, WalletCards } from 'lucide-react'
import type { ReactNode } from 'react'
import { ADDRESSES_MAX } from '#contract/limits.ts'
import { known } from '#machines/lib/known.ts'
import { addressesFlow } from '#machines/payout-address/addresses.flow.ts'
import { usePlaces } from '#src/lib/places.ts'
import { looks, screen, type Sight } from '#src/lib/screen.tsx'
import { AskedBelonging, Belonging, Belongings, ChosenBelonging } from '#src/ui/belonging.tsx'
import { Button } from '#src/ui/button.tsx'
import { Cooling } from '#src/ui/cooling.tsx'
import { DropSheet } from '#src/ui/drop-sheet.tsx'
import { Page } from '#src/ui/page.tsx'
import { PlaceButton, TextPlace } from '#src/ui/place.tsx'
import { PlaceRow, Rows } from '#src/ui/rows.tsx'
import { Standing, Unreachable } from '#src/ui/standing.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { faceOf } from './address-face.tsx'

type AddressesSight = Sight<typeof addressesFlow>

const Note = chakra('p', { base: { textStyle: 'note', color: 'ink2' } })
const ADD = '/pages/users/withdrawal_add'

function Frame({
  context,
  foot,
  children,
}: Pick<AddressesSight, 'context'> & { foot?: ReactNode; children: ReactNode }) {
  return (
    <Page
      title={context.isChoosing ? <Trans>Choose a payout address</Trans> : <Trans>Payout addresses</Trans>}
      back
      foot={foot}
    >
      {children}
    </Page>
  )
}

/** Whoever adds one while choosing comes back to choose it. */
function Add({ isChoosing, wide = false }: { isChoosing: boolean; wide?: boolean }) {
  const { current } = usePlaces()
  return (
    <PlaceButton wide={wide} to={isChoosing ? `${ADD}?redirect=${encodeURIComponent(current)}` : ADD}>
      <Trans>Add payout address</Trans>
    </PlaceButton>
  )
}

const Foot = ({ context: { list, isChoosing } }: AddressesSight) =>
  list.length < ADDRESSES_MAX ? (
    <Add wide isChoosing={isChoosing} />
  ) : (
    <Note>
      <Trans>You can keep at most {ADDRESSES_MAX} payout addresses.</Trans>
    </Note>
  )

const ToBanks = () => (
  <Rows marginTop="4">
    <PlaceRow to="/pages/bank_card/card_list" icon={Landmark} label={<Trans>Bank accounts</Trans>} />
  </Rows>
)

interface Look {
  drops?: boolean
  failed?: boolean
}

const Showing = (sight: AddressesSight & Look) => {
  const { context, busy, send, drops, failed } = sight
  return (
    <Frame context={context} foot={<Foot {...sight} />}>
      {failed && (
        <>
          <Refusal because={context.trouble} />
          <Button kind="text" onClick={() => send({ type: 'retry' })}>
            <Trans>Check again</Trans>
          </Button>
        </>
      )}
      <Belongings>
        {context.list.map((item) => (
          <Belonging
            key={item.id}
            {...faceOf(item)}
            below={<Cooling until={item.usable_time} />}
            ways={
              <>
                <TextPlace to={`/pages/users/withdrawal_edit?id=${item.id}`}>
                  <Trans comment="Button: change what stands here">Change</Trans>
                </TextPlace>
                {item.locked === 0 && (
                  <Button kind="text" disabled={busy} onClick={() => send({ type: 'drop', item })}>
                    <Trans>Delete</Trans>
                  </Button>
                )}
              </>
            }
          />
        ))}
      </Belongings>
      <ToBanks />
      {drops && (
        <DropSheet
          title={<Trans>Delete this payout address?</Trans>}
          act={<Trans>Delete payout address</Trans>}
          busy={busy}
          trouble={context.trouble}
          send={send}
        >
          <AskedBelonging {...faceOf(known(context.meant))} />
        </DropSheet>
      )}
    </Frame>
  )
}

export const AddressesScreen = screen(addressesFlow, {
  loading: ({ context }) => (
    <Frame context={context}>
      <Waiting rows={6} />
    </Frame>
  ),
  unreachable: ({ context, send }) => (
    <Frame context={context}>
      <Unreachable because={context.trouble} onRetry={() => send({ type: 'retry' })} />
    </Frame>
  ),
  settling: Showing,
  empty: ({ context }) => (
    <Frame context={context}>
      <Standing
        icon={WalletCards}
        title={<Trans>No payout address yet</Trans>}
        action={<Add isChoosing={context.isChoosing} />}
      >
        <Trans>Add the one your USDT should be sent to, on TRON or Ethereum.</Trans>
      </Standing>
      <ToBanks />
    </Frame>
  ),
  showing: Showing,
  selecting: (sight) => (
    <Frame context={sight.context} foot={<Foot {...sight} />}>
      <Belongings>
        {sight.context.list.map((item) => (
          <ChosenBelonging
            key={item.id}
            {...faceOf(item)}
            below={<Cooling until={item.usable_time} />}
            onChoose={() => sight.send({ type: 'choose', item })}
          />
        ))}
      </Belongings>
    </Frame>
  ),
  chosen: Showing,
  confirmingDelete: looks(Showing, { drops: true }),
  deleting: looks(Showing, { drops: true }),
  actionFailed: looks(Showing, { failed: true }),
})
