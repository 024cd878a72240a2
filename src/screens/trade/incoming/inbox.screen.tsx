import { Trans } from '@lingui/react/macro'
import { CircleCheck } from 'lucide-react'
import { lazy, Suspense, useCallback } from 'react'
import { addressOf } from '#contract/addresses.ts'
import { known } from '#machines/lib/known.ts'
import { inboxFlow } from '#machines/trade/inbox.flow.ts'
import { screen } from '#src/lib/screen.tsx'
import { Page } from '#src/ui/page.tsx'
import { PlaceButton } from '#src/ui/place.tsx'
import { Standing, Unreachable } from '#src/ui/standing.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { ListFoot } from '#src/ui/list-foot.tsx'
import { InboxEmpty } from './inbox-empty.tsx'
import { InboxFrame, type InboxSight } from './inbox-frame.tsx'
import { InboxRow } from './inbox-row.tsx'
import { NoRole } from './no-role.tsx'

const TakeSheet = lazy(() => import('./take-sheet.tsx').then((module) => ({ default: module.TakeSheet })))

const Coming = (sight: InboxSight) => (
  <InboxFrame sight={sight}>
    <Waiting rows={6} />
  </InboxFrame>
)

function List({ sight: { context, state, send } }: { sight: InboxSight }) {
  const expire = useCallback(() => send({ type: 'expire' }), [send])
  return (
    <>
      {context.items.map((order) => (
        <InboxRow key={order.id} order={order} onExpire={expire} />
      ))}
      <ListFoot list={context} state={state} trouble={context.trouble} onMore={() => send({ type: 'more' })} />
    </>
  )
}

const Rows = ({ sight }: { sight: InboxSight }) =>
  sight.context.items.length === 0 ? <InboxEmpty sight={sight} /> : <List sight={sight} />

const Listed = (sight: InboxSight) => (
  <InboxFrame sight={sight}>
    <Rows sight={sight} />
  </InboxFrame>
)

const Taking = (sight: InboxSight) => (
  <InboxFrame sight={sight}>
    {sight.context.counts ? <Rows sight={sight} /> : <Waiting rows={6} />}
    <Suspense>
      <TakeSheet sight={sight} />
    </Suspense>
  </InboxFrame>
)

export const InboxScreen = screen(inboxFlow, {
  arriving: Coming,
  noRole: () => (
    <Page title={<Trans>Incoming orders</Trans>} back>
      <NoRole />
    </Page>
  ),
  opening: Coming,
  unreachable: (sight) => (
    <InboxFrame sight={sight}>
      <Unreachable because={sight.context.trouble} onRetry={() => sight.send({ type: 'retry' })} />
    </InboxFrame>
  ),
  settling: Listed,
  listEmpty: Listed,
  list: Listed,
  appending: Listed,
  stuck: Listed,
  following: Listed,
  behind: Listed,
  refreshing: Listed,
  'takeSheet.idle': Taking,
  'takeSheet.invalid': Taking,
  'takeSheet.submitting': Taking,
  'takeSheet.rejected': Taking,
  taken: ({ context }) => (
    <Page
      title={<Trans>Incoming orders</Trans>}
      back
      foot={
        <PlaceButton wide to={addressOf('incoming', known(context.taken))}>
          <Trans>Open the order</Trans>
        </PlaceButton>
      }
    >
      <Standing icon={CircleCheck} title={<Trans>The order is yours</Trans>}>
        <Trans>Its clock runs: please pay in time.</Trans>
      </Standing>
    </Page>
  ),
})
