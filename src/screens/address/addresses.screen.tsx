import { Trans } from '@lingui/react/macro'
import { MapPinPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { ADDRESSES_KEPT, type PostalAddress } from '#contract/address.ts'
import { addressesFlow } from '#machines/address/addresses.flow.ts'
import { required } from '#machines/lib/required.ts'
import { usePlaces } from '#src/lib/places.ts'
import { screen, withProps, type ViewProps } from '#src/lib/screen.tsx'
import { Belonging, Belongings, ChosenBelonging } from '#src/ui/belonging.tsx'
import { Button } from '#src/ui/button.tsx'
import { FullPageNote, Unreachable } from '#src/ui/full-page-note.tsx'
import { Page } from '#src/ui/page.tsx'
import { PlaceButton, TextPlace } from '#src/ui/place.tsx'
import { Note } from '#src/ui/text.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { faceOf } from './address-face.tsx'
import { DropQuestion } from './drop-question.tsx'

type AddressesViewProps = ViewProps<typeof addressesFlow>
type Context = Pick<AddressesViewProps, 'context'>

const Frame = ({ context, foot, children }: Context & { foot?: ReactNode; children: ReactNode }) => (
  <Page
    title={context.isChoosing ? <Trans>Choose a delivery address</Trans> : <Trans>Delivery addresses</Trans>}
    back
    foot={foot}
  >
    {children}
  </Page>
)

/** Whoever chooses comes back to the page that asked, from there too. */
function useSelect(): string {
  const { current } = usePlaces()
  return new URLSearchParams(current.split('?')[1] ?? '').get('select') ?? '1'
}

function Add({ isChoosing, wide = false }: { isChoosing: boolean; wide?: boolean }) {
  const select = useSelect()
  return (
    <PlaceButton
      wide={wide}
      to={isChoosing ? `/pages/address/add_address?select=${encodeURIComponent(select)}` : '/pages/address/add_address'}
    >
      <Trans>Add address</Trans>
    </PlaceButton>
  )
}

function Change({ item: { id }, isChoosing }: { item: PostalAddress; isChoosing: boolean }) {
  const select = useSelect()
  return (
    <TextPlace to={`/pages/address/edit_address?id=${id}${isChoosing ? `&select=${encodeURIComponent(select)}` : ''}`}>
      <Trans comment="Button: change what stands here">Change</Trans>
    </TextPlace>
  )
}

const Foot = ({ context: { list, isChoosing } }: Context) =>
  list.length < ADDRESSES_KEPT ? (
    <Add wide isChoosing={isChoosing} />
  ) : (
    <Note>
      <Trans>You can keep at most {ADDRESSES_KEPT} addresses.</Trans>
    </Note>
  )

const Showing = ({
  context,
  busy,
  send,
  drops,
  failed,
}: AddressesViewProps & { drops?: boolean; failed?: boolean }) => (
  <Frame context={context} foot={<Foot context={context} />}>
    {failed && (
      <>
        <Refusal because={context.trouble} />
        <Button kind="text" onClick={() => send({ type: 'retry' })}>
          <Trans>Check again</Trans>
        </Button>
      </>
    )}
    <Belongings aria-busy={busy}>
      {context.list.map((item) => (
        <Belonging
          key={item.id}
          {...faceOf(item)}
          ways={
            <>
              {item.is_default === 0 && (
                <Button kind="text" disabled={busy} onClick={() => send({ type: 'prefer', item })}>
                  <Trans>Make default</Trans>
                </Button>
              )}
              <Change item={item} isChoosing={false} />
              <Button kind="text" disabled={busy} onClick={() => send({ type: 'drop', item })}>
                <Trans>Delete</Trans>
              </Button>
            </>
          }
        />
      ))}
    </Belongings>
    {drops && <DropQuestion address={required(context.meant)} busy={busy} trouble={context.trouble} send={send} />}
  </Frame>
)

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
      <FullPageNote
        icon={MapPinPlus}
        title={<Trans>No delivery address yet</Trans>}
        action={<Add isChoosing={context.isChoosing} />}
      >
        <Trans>Add where your parcels should go.</Trans>
      </FullPageNote>
    </Frame>
  ),
  showing: Showing,
  selecting: ({ context, send }) => (
    <Frame context={context} foot={<Foot context={context} />}>
      <Belongings>
        {context.list.map((item) => (
          <ChosenBelonging
            key={item.id}
            {...faceOf(item)}
            below={<Change item={item} isChoosing />}
            onChoose={() => send({ type: 'choose', item })}
          />
        ))}
      </Belongings>
    </Frame>
  ),
  chosen: Showing,
  settingDefault: Showing,
  confirmingDelete: withProps(Showing, { drops: true }),
  deleting: withProps(Showing, { drops: true }),
  actionFailed: withProps(Showing, { failed: true }),
})
