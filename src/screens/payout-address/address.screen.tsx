import { Trans } from '@lingui/react/macro'
import { CircleCheck, FileQuestion, KeyRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { required } from '#machines/lib/required.ts'
import { addressFlow } from '#machines/payout-address/address.flow.ts'
import { withProps, screen, type ViewProps } from '#src/lib/screen.tsx'
import { LateOnward } from '#src/late-onward.tsx'
import { AskedBelonging } from '#src/ui/belonging.tsx'
import { Button } from '#src/ui/button.tsx'
import { Cooling } from '#src/ui/cooling.tsx'
import { DropSheet } from '#src/ui/drop-sheet.tsx'
import { Page } from '#src/ui/page.tsx'
import { PlaceButton } from '#src/ui/place.tsx'
import { FullPageNote, Unreachable } from '#src/ui/full-page-note.tsx'
import { Caution } from '#src/ui/trouble-text.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { faceOf } from './address-face.tsx'
import { AddressForm } from './address-form.tsx'
import { AddressProof } from './address-proof.tsx'

type AddressViewProps = ViewProps<typeof addressFlow>

const Frame = ({
  context,
  foot,
  children,
}: Pick<AddressViewProps, 'context'> & { foot?: ReactNode; children: ReactNode }) => (
  <Page
    title={context.which === 'new' ? <Trans>Add payout address</Trans> : <Trans>Change payout address</Trans>}
    back
    foot={foot}
  >
    {children}
  </Page>
)

const AllAddresses = () => (
  <PlaceButton wide kind="quiet" to="/pages/users/withdrawal_set">
    <Trans>All payout addresses</Trans>
  </PlaceButton>
)

const Coming = ({ context }: AddressViewProps) => (
  <Frame context={context}>
    <Waiting rows={4} />
  </Frame>
)

const Describing = (view: AddressViewProps & { drops?: boolean }) => {
  const { context, busy, can, send, drops = false } = view
  const { address } = context
  return (
    <Frame context={context}>
      <AddressForm view={view} asks={drops} />
      {address && (
        <Button wide kind="danger" disabled={!can('drop')} onClick={() => send({ type: 'drop' })}>
          <Trans>Delete payout address</Trans>
        </Button>
      )}
      {drops && (
        <DropSheet
          title={<Trans>Delete this payout address?</Trans>}
          act={<Trans>Delete payout address</Trans>}
          busy={busy}
          trouble={context.trouble}
          send={send}
        >
          <AskedBelonging {...faceOf(required(address))} />
        </DropSheet>
      )}
    </Frame>
  )
}

const Proving = (view: AddressViewProps & { locked?: boolean }) => (
  <Frame context={view.context}>
    <AddressProof view={view} locked={view.locked ?? false} />
  </Frame>
)

export const AddressScreen = screen(addressFlow, {
  loading: Coming,
  unreachable: ({ context, send }) => (
    <Frame context={context}>
      <Unreachable because={context.trouble} onRetry={() => send({ type: 'retry' })} />
    </Frame>
  ),
  looking: Coming,
  notFound: ({ context }) => (
    <Frame context={context} foot={<AllAddresses />}>
      <FullPageNote icon={FileQuestion} title={<Trans>We cannot find this payout address</Trans>}>
        <Trans>You may have deleted it on another phone.</Trans>
      </FullPageNote>
    </Frame>
  ),
  locked: ({ context }) => (
    <Frame context={context} foot={<AllAddresses />}>
      <AskedBelonging {...faceOf(required(context.address))} />
      <Caution>
        <Trans>An open withdrawal uses this address. You can change it once the withdrawal is done.</Trans>
      </Caution>
    </Frame>
  ),
  needsPin: ({ context }) => (
    <Frame
      context={context}
      foot={
        <PlaceButton wide to={`/pages/users/up_payword?redirect=${encodeURIComponent(context.here)}`}>
          <Trans>Set a payment PIN</Trans>
        </PlaceButton>
      }
    >
      <FullPageNote icon={KeyRound} title={<Trans>Set a payment PIN first</Trans>}>
        <Trans>Six digits only you know. With them you confirm where your money goes.</Trans>
      </FullPageNote>
    </Frame>
  ),
  idle: Describing,
  invalid: Describing,
  sendingCode: Describing,
  sendFailed: Describing,
  codeSent: Proving,
  unproven: Proving,
  secondAsked: Proving,
  submitting: Proving,
  pinLocked: withProps(Proving, { locked: true }),
  rejected: Proving,
  unknown: Proving,
  confirmingDelete: withProps(Describing, { drops: true }),
  deleting: withProps(Describing, { drops: true }),
  dropped: Coming,
  done: ({ context }) => (
    <Frame context={context} foot={<AllAddresses />}>
      <FullPageNote icon={CircleCheck} title={<Trans>Your payout address is saved</Trans>}>
        <Trans>We also told you by e-mail, in case it was not you.</Trans>
      </FullPageNote>
      <AskedBelonging {...faceOf(required(context.address))} />
      <Cooling until={required(context.address).usable_time} />
      {context.which === 'new' && <LateOnward from="/pages/users/withdrawal_add" />}
    </Frame>
  ),
})
