import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Ban, CircleCheck, CloudOff, ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Leaving } from '#contract/link.ts'
import { leaveFlow } from '#machines/link/leave.flow.ts'
import { hindranceOf, leavingOf } from '#machines/link/leave.rules.ts'
import { usePlaces } from '#src/lib/places.ts'
import { screen, type ViewProps } from '#src/lib/screen.tsx'
import { button } from '#src/theme/recipes/button.ts'
import { Digits } from '#src/ui/amount.tsx'
import { Button } from '#src/ui/button.tsx'
import { Copyable } from '#src/ui/copyable.tsx'
import { FullPageNote } from '#src/ui/full-page-note.tsx'
import { Page } from '#src/ui/page.tsx'
import { Card } from '#src/ui/surface.tsx'
import { Eyebrow, Figure, Lead } from '#src/ui/text.tsx'
import { Caution } from '#src/ui/trouble-text.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { InvalidLink } from './invalid-link.tsx'

type LeaveViewProps = ViewProps<typeof leaveFlow>
type Going = Pick<LeaveViewProps, 'context' | 'send'>

const Anchor = chakra('a', button)

/** What is pressed is a link like any other, so no browser takes what opens for something unasked. */
function Open({ context, send, children }: Going & { children: ReactNode }) {
  const { kind, href } = leavingOf(context.link)
  const away = kind === 'web' || kind === 'ours' ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <Anchor
      wide
      href={href}
      {...away}
      onClick={(press) => {
        const isOnline = navigator.onLine
        if (hindranceOf(context, isOnline)) press.preventDefault()
        send({ type: 'open', isOnline })
      }}
    >
      {children}
    </Anchor>
  )
}

function Stay() {
  const { back } = usePlaces()
  return (
    <Button wide kind="quiet" onClick={back}>
      <Trans>Stay here</Trans>
    </Button>
  )
}

const Frame = ({ foot, children }: { foot?: ReactNode; children: ReactNode }) => (
  <Page title={<Trans>Leaving Quay</Trans>} back foot={foot}>
    {children}
  </Page>
)

const Again = (going: Going) => (
  <>
    <Open {...going}>
      <Trans>Open again</Trans>
    </Open>
    <Stay />
  </>
)

function Whereto({ kind }: { kind: Leaving['kind'] }) {
  switch (kind) {
    case 'web':
      return <Trans>This link leads to</Trans>
    case 'ours':
      return <Trans>This link opens a page of Quay at</Trans>
    case 'tel':
      return <Trans>This link calls</Trans>
    case 'mail':
      return <Trans>This link writes an e-mail to</Trans>
  }
}

function Whole({ of: { href } }: { of: Leaving }) {
  const { t } = useLingui()
  return <Copyable text={href} label={t`Copy the address: ${href}`} />
}

const To = ({ of: { to } }: { of: Leaving }) => (
  <Digits whiteSpace="normal" overflowWrap="anywhere">
    {to}
  </Digits>
)

function Asked({ of: link }: { of: Leaving }) {
  const { kind, reads } = link
  return (
    <>
      <Card holds="prose">
        <Eyebrow>
          <Whereto kind={kind} />
        </Eyebrow>
        <Figure size="display" as="h2">
          <To of={link} />
        </Figure>
        <Whole of={link} />
      </Card>
      {reads !== '' && (
        <Caution>
          <Trans>
            It reads <b dir="auto">{reads}</b>, in letters that can be taken for others. Please check that this is the
            page you expect.
          </Trans>
        </Caution>
      )}
      {kind === 'web' && (
        <Lead paddingInline="1">
          <Trans>That page does not belong to Quay. Never enter your password, payment PIN or codes there.</Trans>
        </Lead>
      )}
    </>
  )
}

export const LeaveScreen = screen(leaveFlow, {
  checking: () => (
    <Frame>
      <Waiting figure rows={3} />
    </Frame>
  ),
  inside: () => (
    <Frame>
      <Waiting figure rows={3} />
    </Frame>
  ),
  invalidLink: ({ context }) => (
    <Page title={<Trans>Leaving Quay</Trans>} back>
      <InvalidLink of={context.link} />
    </Page>
  ),
  confirm: (view) => (
    <Frame
      foot={
        <>
          <Open {...view}>
            <Trans context="link" comment="Button that follows a link">
              Open
            </Trans>
          </Open>
          <Stay />
        </>
      }
    >
      <Asked of={leavingOf(view.context.link)} />
    </Frame>
  ),
  redirecting: ({ context }) => (
    <Frame foot={<Stay />}>
      <div role="status">
        <FullPageNote
          icon={ExternalLink}
          title={
            <Trans comment="A host, a number or a mailbox follows">
              Redirecting to <To of={leavingOf(context.link)} />
            </Trans>
          }
        />
      </div>
    </Frame>
  ),
  opened: (view) => (
    <Frame foot={<Again {...view} />}>
      <FullPageNote icon={CircleCheck} title={<Trans>It opened outside Quay</Trans>}>
        <p>
          <Trans>You can go on here as before.</Trans>
        </p>
        <Whole of={leavingOf(view.context.link)} />
      </FullPageNote>
    </Frame>
  ),
  cannotOpen: (view) => (
    <Frame foot={<Again {...view} />}>
      <FullPageNote icon={Ban} title={<Trans>Cannot Open Link</Trans>}>
        <p>
          <Trans>No other page or app opened. You can copy the address and open it yourself.</Trans>
        </p>
        <Whole of={leavingOf(view.context.link)} />
      </FullPageNote>
    </Frame>
  ),
  tryLater: (view) => (
    <Frame foot={<Again {...view} />}>
      <FullPageNote icon={CloudOff} title={<Trans>Please try again later</Trans>}>
        <p>
          <Trans>There is no connection, so nothing was opened.</Trans>
        </p>
        <Whole of={leavingOf(view.context.link)} />
      </FullPageNote>
    </Frame>
  ),
})
