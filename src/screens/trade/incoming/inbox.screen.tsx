import { Trans } from '@lingui/react/macro'
import { CircleCheck } from 'lucide-react'
import { useCallback } from 'react'
import { addressOf } from '#contract/addresses.ts'
import { required } from '#machines/lib/required.ts'
import { inboxFlow } from '#machines/trade/inbox.flow.ts'
import { screen } from '#src/lib/screen.tsx'
import { InboxRow } from '#src/parts/trade/inbox-row.tsx'
import { FullPageNote } from '#src/ui/full-page-note.tsx'
import { late } from '#src/ui/late.tsx'
import { listViews } from '#src/ui/list.tsx'
import { Page } from '#src/ui/page.tsx'
import { PlaceButton } from '#src/ui/place.tsx'
import { Card } from '#src/ui/surface.tsx'
import { InboxEmpty } from './inbox-empty.tsx'
import { InboxFrame, type InboxViewProps } from './inbox-frame.tsx'
import { NoRole } from './no-role.tsx'

const TakeSheet = late(
  () => import('./take-sheet.tsx'),
  ({ TakeSheet }) => TakeSheet,
)

function Rows({ context, send }: InboxViewProps) {
  const expire = useCallback(() => send({ type: 'expire' }), [send])
  return (
    <Card>
      {context.items.map((order) => (
        <InboxRow key={order.id} order={order} onExpire={expire} />
      ))}
    </Card>
  )
}

const views = listViews<InboxViewProps>({ Frame: InboxFrame, Rows, Nothing: InboxEmpty })

const Taking = (view: InboxViewProps) => (
  <>
    {view.context.head ? views.following(view) : views.opening(view)}
    <TakeSheet view={view} />
  </>
)

export const InboxScreen = screen(inboxFlow, {
  ...views,
  arriving: views.opening,
  noRole: () => (
    <Page title={<Trans>Incoming orders</Trans>} back>
      <NoRole />
    </Page>
  ),
  'takeSheet.idle': Taking,
  'takeSheet.invalid': Taking,
  'takeSheet.submitting': Taking,
  'takeSheet.rejected': Taking,
  taken: ({ context }) => (
    <Page
      title={<Trans>Incoming orders</Trans>}
      back
      foot={
        <PlaceButton wide to={addressOf('incoming', required(context.taken))}>
          <Trans>Open the order</Trans>
        </PlaceButton>
      }
    >
      <FullPageNote icon={CircleCheck} title={<Trans>The order is yours</Trans>}>
        <Trans>Please pay in time.</Trans>
      </FullPageNote>
    </Page>
  ),
})
