import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { homeFlow } from '#machines/home/home.flow.ts'
import { required } from '#machines/lib/required.ts'
import { withProps, screen, type ViewProps } from '#src/lib/screen.tsx'
import { Behind } from '#src/ui/behind.tsx'
import { Button } from '#src/ui/button.tsx'
import { Unreachable } from '#src/ui/full-page-note.tsx'
import { late } from '#src/ui/late.tsx'
import { LateSheet } from '#src/ui/late-sheet.tsx'
import { IfBuilt, PlaceButton } from '#src/ui/place.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { Headline } from './headline.tsx'
import { HomeFrame } from './home-frame.tsx'
import { HomeSections } from './home-sections.tsx'
import { Offer } from './offer.tsx'
import { OwnedHead, OwnedToCome } from './owned.tsx'

const ReturnNotice = late(
  () => import('./return-notice.tsx'),
  (module) => module.ReturnNotice,
)

type HomeViewProps = ViewProps<typeof homeFlow>

interface Look {
  old?: boolean
  first?: ReactNode
  over?: ReactNode
}

/** A visitor may begin before anything is known of the market. */
function Showing({ context, busy, send, old = false, first, over }: HomeViewProps & Look) {
  const { home, member, trouble } = context
  const refresh = () => send({ type: 'refresh' })
  const turn = () => send({ type: 'marketTurned' })
  const isOwner = home ? home.money !== null : member
  return (
    <HomeFrame
      member={member}
      demo={home?.demo === 1}
      refreshing={home !== undefined && busy}
      head={!isOwner ? <Headline /> : home?.money ? <OwnedHead home={home} money={home.money} /> : <OwnedToCome />}
    >
      {!isOwner && <Offer market={home?.market} onMarketTurned={turn} />}
      {first}
      {old && <Behind onRetry={refresh} />}
      <Refusal because={trouble} />
      {home ? <HomeSections home={home} onRefresh={refresh} onMarketTurned={turn} /> : <Waiting rows={3} />}
      {over}
    </HomeFrame>
  )
}

export const HomeScreen = screen(homeFlow, {
  opening: Showing,
  unreachable: ({ context, send }) => (
    <HomeFrame member={context.member}>
      <Unreachable because={context.trouble} onRetry={() => send({ type: 'retry' })} />
    </HomeFrame>
  ),
  listening: Showing,
  marketOpen: Showing,
  marketClosed: Showing,
  following: Showing,
  behind: withProps(Showing, { old: true }),
  refreshing: Showing,
  signedInNotice: (view) =>
    Showing({
      ...view,
      first: <ReturnNotice to={required(view.context.returnTo)} onDismiss={() => view.send({ type: 'dismiss' })} />,
    }),
  popupNotice: (view) => Showing({ ...view, over: <Popup {...view} /> }),
})

function Popup({ context, send }: HomeViewProps) {
  const { title, content, link } = required(context.popup)
  const dismiss = () => send({ type: 'dismiss' })
  return (
    <LateSheet title={title} description={content} onClose={dismiss}>
      <Button wide onClick={dismiss}>
        <Trans>I have read this</Trans>
      </Button>
      <IfBuilt to={link}>
        {(there) => (
          <PlaceButton kind="quiet" to={there}>
            <Trans>Read more</Trans>
          </PlaceButton>
        )}
      </IfBuilt>
    </LateSheet>
  )
}
