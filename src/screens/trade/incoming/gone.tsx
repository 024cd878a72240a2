import { Trans } from '@lingui/react/macro'
import { Inbox, Undo2 } from 'lucide-react'
import { PlaceButton } from '#src/ui/place.tsx'
import { FullPageNote } from '#src/ui/full-page-note.tsx'

const ToInbox = () => (
  <PlaceButton kind="quiet" to="/pages/store/sell_order">
    <Trans>See incoming orders</Trans>
  </PlaceButton>
)

export const PassedOn = () => (
  <FullPageNote icon={Undo2} title={<Trans>This order goes to another merchant</Trans>} action={<ToInbox />}>
    <Trans>Nothing of yours is held. Please do not pay for this order.</Trans>
  </FullPageNote>
)

export const NotHere = () => (
  <FullPageNote icon={Inbox} title={<Trans>You do not have this order</Trans>} action={<ToInbox />}>
    <Trans>It went to another merchant, was cancelled before you answered, or the number is wrong.</Trans>
  </FullPageNote>
)
