import { Trans } from '@lingui/react/macro'
import { homeFlow } from '#machines/home/home.flow.ts'
import { required } from '#machines/lib/required.ts'
import { withProps, screen, type ViewProps } from '#src/lib/screen.tsx'
import { LineToCome } from '#src/parts/home/market-clock.tsx'
import { Behind } from '#src/ui/behind.tsx'
import { Button } from '#src/ui/button.tsx'
import { Unreachable } from '#src/ui/full-page-note.tsx'
import { late } from '#src/ui/late.tsx'
import { LateSheet } from '#src/ui/late-sheet.tsx'
import { IfBuilt, PlaceButton } from '#src/ui/place.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { HomeFrame } from './home-frame.tsx'
import { HomeSections } from './home-sections.tsx'
import { OwnedHead, OwnedToCome } from './owned.tsx'
import { PriceToCome } from './price.tsx'

const ReturnNotice = late(
  () => import('./return-notice.tsx'),
  (module) => module.ReturnNotice,
)

type HomeViewProps = ViewProps<typeof homeFlow>

const Sections = ({ context, send }: Pick<HomeViewProps, 'context' | 'send'>) => (
  <HomeSections
    home={required(context.home)}
    onMarketTurned={() => send({ type: 'marketTurned' })}
    onOverdue={() => send({ type: 'refresh' })}
  />
)

const headOf = ({ home }: HomeViewProps['context']) => home?.money && <OwnedHead money={home.money} />

const Showing = ({ context, busy, send, old }: HomeViewProps & { old?: boolean }) => (
  <HomeFrame
    member={context.member}
    demo={required(context.home).demo === 1}
    refreshing={busy}
    onRefresh={() => send({ type: 'refresh' })}
    head={headOf(context)}
  >
    {old && <Behind onRetry={() => send({ type: 'refresh' })} />}
    <Refusal because={context.trouble} />
    <Sections {...{ context, send }} />
  </HomeFrame>
)

export const HomeScreen = screen(homeFlow, {
  opening: ({ context: { member } }) => (
    <HomeFrame member={member} head={member && <OwnedToCome />}>
      {!member && (
        <>
          <PriceToCome />
          <LineToCome />
        </>
      )}
      <Waiting rows={3} />
    </HomeFrame>
  ),
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
  signedInNotice: ({ context, send }) => (
    <HomeFrame member={context.member} demo={required(context.home).demo === 1} head={headOf(context)}>
      <ReturnNotice to={required(context.returnTo)} onDismiss={() => send({ type: 'dismiss' })} />
      <Sections {...{ context, send }} />
    </HomeFrame>
  ),
  popupNotice: (view) => {
    const { title, content, link } = required(view.context.popup)
    const dismiss = () => view.send({ type: 'dismiss' })
    return (
      <>
        <Showing {...view} />
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
      </>
    )
  },
})
