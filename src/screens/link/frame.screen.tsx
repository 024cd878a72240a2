import { Trans, useLingui } from '@lingui/react/macro'
import { AppWindow, CircleSlash, Clock, ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { frameFlow } from '#machines/link/frame.flow.ts'
import { leavingOf } from '#machines/link/leave.rules.ts'
import { usePlaces } from '#src/lib/places.ts'
import { screen, withProps, type ViewProps } from '#src/lib/screen.tsx'
import { wayOut } from '#src/lib/way-out.ts'
import { Digits } from '#src/ui/amount.tsx'
import { Button } from '#src/ui/button.tsx'
import { FullPageNote, Unreachable } from '#src/ui/full-page-note.tsx'
import { Icon, IconButton } from '#src/ui/icon.tsx'
import { Page, type PageProps } from '#src/ui/page.tsx'
import { PlaceButton } from '#src/ui/place.tsx'
import { Note } from '#src/ui/text.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { InvalidLink } from './invalid-link.tsx'
import { Pane } from './pane.tsx'

type FrameViewProps = ViewProps<typeof frameFlow>

/** The page that leads out takes the place of this one, and does not lead back in. */
function useOutward({ url }: FrameViewProps['context']) {
  const { relaunch } = usePlaces()
  return () => relaunch(wayOut(url), { isOutward: true })
}

const Plain = ({ context: { title }, ...page }: Pick<FrameViewProps, 'context'> & PageProps) => (
  <Page title={title === '' ? <Trans>Web page</Trans> : <bdi>{title}</bdi>} back {...page} />
)

const RetryButton = ({ send, kind }: Pick<FrameViewProps, 'send'> & { kind: 'main' | 'quiet' }) => (
  <Button wide kind={kind} onClick={() => send({ type: 'retry' })}>
    <Trans>Try again</Trans>
  </Button>
)

function OutwardButton({ context }: Pick<FrameViewProps, 'context'>) {
  return (
    <Button wide kind="quiet" onClick={useOutward(context)}>
      <Trans>Open outside Quay</Trans>
    </Button>
  )
}

function OutwardIcon({ context }: Pick<FrameViewProps, 'context'>) {
  const { t } = useLingui()
  return (
    <IconButton aria-label={t`Open outside Quay`} onClick={useOutward(context)}>
      <Icon of={ExternalLink} size={22} mirrors />
    </IconButton>
  )
}

/** Whose page it is stands above it, whatever it says of itself. */
function Whose({ context: { link } }: Pick<FrameViewProps, 'context'>): ReactNode {
  const { kind, to } = leavingOf(link)
  return (
    <Note paddingInline="1">
      {kind === 'ours' ? (
        <Trans>Sandbox: a page in the place of a partner’s</Trans>
      ) : (
        <Trans>
          Page of <Digits whiteSpace="normal">{to}</Digits>, not of Quay
        </Trans>
      )}
    </Note>
  )
}

function Framed({ context, send, isLoading = false }: FrameViewProps & { isLoading?: boolean }) {
  const link = leavingOf(context.link)
  return (
    <Plain context={context} refreshing={isLoading} actions={<OutwardIcon context={context} />}>
      <Whose context={context} />
      <Pane
        of={link}
        title={context.title || link.to}
        onLoaded={() => send({ type: 'loaded' })}
        onBlocked={() => send({ type: 'blocked' })}
      />
    </Plain>
  )
}

export const FrameScreen = screen(frameFlow, {
  checking: ({ context }) => (
    <Plain context={context}>
      <Waiting rows={6} />
    </Plain>
  ),
  invalidLink: ({ context }) => (
    <Plain context={context}>
      <InvalidLink of={context.link} />
    </Plain>
  ),
  notAllowed: ({ context }) => (
    <Plain
      context={context}
      foot={
        <PlaceButton wide to={wayOut(context.url)}>
          <Trans>Open outside Quay</Trans>
        </PlaceButton>
      }
    >
      <FullPageNote icon={AppWindow} title={<Trans>This page is not shown inside Quay</Trans>}>
        <Trans>
          <Digits whiteSpace="normal">{leavingOf(context.link).to}</Digits> is not among the partners whose pages are.
        </Trans>
      </FullPageNote>
    </Plain>
  ),
  loading: withProps(Framed, { isLoading: true }),
  ready: Framed,
  timeout: ({ context, send }) => (
    <Plain
      context={context}
      foot={
        <>
          <RetryButton send={send} kind="main" />
          <OutwardButton context={context} />
        </>
      }
    >
      <FullPageNote icon={Clock} title={<Trans>The page takes too long</Trans>}>
        <Digits whiteSpace="normal">{leavingOf(context.link).to}</Digits>
      </FullPageNote>
    </Plain>
  ),
  error: ({ context, send }) => (
    <Plain context={context} foot={<OutwardButton context={context} />}>
      {context.trouble ? (
        <Unreachable because={context.trouble} onRetry={() => send({ type: 'retry' })} />
      ) : (
        <FullPageNote
          icon={CircleSlash}
          title={<Trans>The page went on elsewhere</Trans>}
          action={<RetryButton send={send} kind="quiet" />}
        >
          <Trans>What it leads to is not shown inside Quay.</Trans>
        </FullPageNote>
      )}
    </Plain>
  ),
})
