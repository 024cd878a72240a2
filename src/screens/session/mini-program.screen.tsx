import { Trans } from '@lingui/react/macro'
import { KeyRound, Smartphone } from 'lucide-react'
import { miniProgramFlow } from '#machines/session/mini-program.flow.ts'
import { withProps, screen, type ViewProps } from '#src/lib/screen.tsx'
import { Button } from '#src/ui/button.tsx'
import { PlaceButton, TextPlace } from '#src/ui/place.tsx'
import { FullPageNote } from '#src/ui/full-page-note.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { CancellationWithdrawn, EndedLead } from './ended.tsx'
import { Frame, Links } from './frame.tsx'
import { secondViews } from './second-step.tsx'
import { SignInForm, type Look } from './sign-in-form.tsx'
import { WayChoice } from './way-choice.tsx'

type MiniViewProps = ViewProps<typeof miniProgramFlow>

const isTold = ({ ended, decidedBy }: MiniViewProps['context']) => ended !== undefined || decidedBy !== undefined

const Asking = ({ busy, context, send, refused }: MiniViewProps & { refused?: boolean }) => (
  <Frame title={<Trans>Mini-program sign-in</Trans>} lead={isTold(context) && <EndedLead of={context} byTap />}>
    <FullPageNote
      icon={KeyRound}
      title={refused ? <Trans>Please confirm the authorisation</Trans> : <Trans>One tap</Trans>}
      action={
        <Button aria-busy={busy} aria-disabled={busy} onClick={() => busy || send({ type: 'start' })}>
          {refused ? <Trans context="authorisation">Check again</Trans> : <Trans>Authorise</Trans>}
        </Button>
      }
    >
      <Trans>The mini-program only confirms who you are.</Trans>
      <Refusal because={context.trouble} />
    </FullPageNote>
  </Frame>
)

const Binding = ({ locked, unsent, ...view }: MiniViewProps & Look) => {
  const { context, send } = view
  const { inviteCode } = context
  return (
    <Frame
      title={<Trans>Connect your account</Trans>}
      lead={<EndedLead of={context} otherwise={<Trans>Only once. Next time one tap is enough.</Trans>} />}
    >
      <WayChoice way={context.way} onChoose={(way) => send({ type: 'switchWay', way })} />
      <SignInForm view={view} locked={locked} unsent={unsent} act={<Trans>Connect and sign in</Trans>} />
      <Links>
        <TextPlace
          to={inviteCode ? `/pages/reg/reg?invite_code=${encodeURIComponent(inviteCode)}` : '/pages/login/reg'}
        >
          <Trans>Create an account</Trans>
        </TextPlace>
      </Links>
    </Frame>
  )
}

export const MiniProgramScreen = screen(miniProgramFlow, {
  arriving: Asking,
  unsupported: () => (
    <Frame title={<Trans>Mini-program sign-in</Trans>}>
      <FullPageNote
        icon={Smartphone}
        title={<Trans>This works inside the mini-program only</Trans>}
        action={
          <PlaceButton to="/pages/login/login">
            <Trans>Sign in with e-mail</Trans>
          </PlaceButton>
        }
      >
        <Trans>In a browser you can sign in with your e-mail address.</Trans>
      </FullPageNote>
    </Frame>
  ),
  idle: Asking,
  granting: Asking,
  authorising: Asking,
  authRefused: withProps(Asking, { refused: true }),
  needBind: Binding,
  invalid: Binding,
  sendingCode: Binding,
  codeSent: Binding,
  sendFailed: withProps(Binding, { unsent: true }),
  binding: Binding,
  rejected: Binding,
  locked: withProps(Binding, { locked: true }),
  ...secondViews,
  cancellationWithdrawn: CancellationWithdrawn,
  done: Binding,
})
