import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useState } from 'react'
import * as v from 'valibot'
import { fromCallback, type AnyActorRef, type AnyEventObject } from 'xstate'
import { home } from '#contract/home.ts'
import { notice, type Popup } from '#contract/notice.ts'
import { InviteCode } from '#contract/shapes.ts'
import { homeFlow } from '#machines/home/home.flow.ts'
import { actorOf, once } from '#src/api/actors.ts'
import { isResting, listeningBy } from '#src/api/live.ts'
import { useHouse, useMemberId } from '#src/app/house.ts'
import { isOffered, offerOver } from '#src/app/offer.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { forget, loadStored, store } from '#src/lib/storage.ts'
import { below, useBelow } from './below.ts'
import { ReceivingProvider, type ReceivingProps } from './calculator.tsx'
import { HomeScreen } from './home.screen.tsx'

export const Route = createFileRoute('/pages/index/new_index')({
  staticData: { access: 'optional', title: msg`Home`, tabs: 'trade' },
  validateSearch: v.object({ invite_code: v.optional(v.fallback(v.optional(InviteCode), undefined)) }),
  beforeLoad: ({ search }) => {
    if (search.invite_code) store('inviteCode', search.invite_code)
  },
  // It is on its way while home's own question is.
  loader: () => void below().catch(() => undefined),
  component: Home,
})

/** A home that rests asks again when somebody looks at it. */
const offer = fromCallback<AnyEventObject, { by: AnyActorRef }>(
  ({ sendBack, input: { by } }) => void offerOver().then(() => isResting(by) || sendBack({ type: 'answered' })),
)

function Receiving(props: ReceivingProps) {
  const arrived = useBelow()
  return arrived && <arrived.Receiving {...props} />
}
const received = (props: ReceivingProps) => <Receiving {...props} />

function Home() {
  const member = useMemberId()
  const { i18n } = useLingui()
  // What the server says of it is in the reader's language, too.
  return <HomeFlowPage key={`${member ?? 'visitor'} ${i18n.locale}`} isMember={member !== undefined} />
}

function HomeFlowPage({ isMember }: { isMember: boolean }) {
  const { client } = useHouse()
  const [input] = useState(() => ({
    member: isMember,
    returnTo: isMember ? loadStored('returnTo') : undefined,
    seenPopup: loadStored('seenPopup') ?? 0,
    offered: isOffered(),
  }))
  return (
    <ReceivingProvider value={received}>
      <FlowPage
        tab
        flow={homeFlow}
        screen={HomeScreen}
        input={input}
        actors={{
          index: actorOf(client, home.index),
          config: once(client, notice.config, () => `${loadStored('token')} ${loadStored('language')}`),
          listening: listeningBy(client),
          offer,
        }}
        actions={{
          remember: (_: unknown, { id, once: isOnce }: Popup) => isOnce && store('seenPopup', id),
          goneBack: () => forget('returnTo'),
        }}
      />
    </ReceivingProvider>
  )
}
