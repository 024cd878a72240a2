import { Trans } from '@lingui/react/macro'
import { CircleCheck, FileQuestion, MapPinned } from 'lucide-react'
import type { ReactNode } from 'react'
import { addressFlow } from '#machines/address/address.flow.ts'
import { required } from '#machines/lib/required.ts'
import { screen, withProps, type ViewProps } from '#src/lib/screen.tsx'
import { AskedBelonging } from '#src/ui/belonging.tsx'
import { Button } from '#src/ui/button.tsx'
import { FullPageNote, Unreachable } from '#src/ui/full-page-note.tsx'
import { Page } from '#src/ui/page.tsx'
import { PlaceButton } from '#src/ui/place.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { faceOf } from './address-face.tsx'
import { AddressForm } from './address-form.tsx'
import { DropQuestion } from './drop-question.tsx'

type AddressViewProps = ViewProps<typeof addressFlow>
type Asked = Pick<AddressViewProps, 'context'>

const Frame = ({ context, foot, children }: Asked & { foot?: ReactNode; children: ReactNode }) => (
  <Page title={context.which === 'new' ? <Trans>Add address</Trans> : <Trans>Change address</Trans>} back foot={foot}>
    {children}
  </Page>
)

const AllAddresses = () => (
  <PlaceButton wide kind="quiet" to="/pages/address/address">
    <Trans>All delivery addresses</Trans>
  </PlaceButton>
)

const Coming = ({ context }: Asked) => (
  <Frame context={context}>
    <Waiting rows={6} />
  </Frame>
)

interface Look {
  areas?: 'coming' | 'failed'
  drops?: boolean
}

const Asking = (view: AddressViewProps & Look) => {
  const { context, busy, can, send, areas, drops } = view
  const { address, trouble } = context
  return (
    <Frame context={context}>
      <AddressForm view={view} areas={areas}>
        {!areas && !drops && <Refusal because={trouble} />}
      </AddressForm>
      {address && (
        <Button wide kind="danger" disabled={!can('drop')} onClick={() => send({ type: 'drop' })}>
          <Trans>Delete address</Trans>
        </Button>
      )}
      {drops && <DropQuestion address={required(address)} busy={busy} trouble={trouble} send={send} />}
    </Frame>
  )
}

const Done = ({ context }: Asked) => (
  <Frame context={context} foot={<AllAddresses />}>
    <FullPageNote icon={CircleCheck} title={<Trans>Your address is saved</Trans>} />
    <AskedBelonging {...faceOf(required(context.address))} />
  </Frame>
)

export const AddressScreen = screen(addressFlow, {
  opening: Coming,
  counting: Coming,
  full: ({ context }) => (
    <Frame context={context} foot={<AllAddresses />}>
      <FullPageNote icon={MapPinned} title={<Trans>Your address list is full</Trans>}>
        <Trans>Delete one that you no longer need, then add this one.</Trans>
      </FullPageNote>
    </Frame>
  ),
  loading: Coming,
  unreachable: ({ context, send }) => (
    <Frame context={context}>
      <Unreachable because={context.trouble} onRetry={() => send({ type: 'retry' })} />
    </Frame>
  ),
  notFound: ({ context }) => (
    <Frame context={context} foot={<AllAddresses />}>
      <FullPageNote icon={FileQuestion} title={<Trans>We cannot find this address</Trans>}>
        <Trans>You may have deleted it on another phone.</Trans>
      </FullPageNote>
    </Frame>
  ),
  arranging: Asking,
  areaLoading: withProps(Asking, { areas: 'coming' }),
  areaFailed: withProps(Asking, { areas: 'failed' }),
  idle: Asking,
  invalid: Asking,
  submitting: Asking,
  rejected: Asking,
  unknown: Asking,
  done: Done,
  pointing: Asking,
  confirmingDelete: withProps(Asking, { drops: true }),
  deleting: withProps(Asking, { drops: true }),
  dropped: Coming,
})
