import { Trans } from '@lingui/react/macro'
import { KeyRound, Smartphone } from 'lucide-react'
import { miniProgramFlow } from '#machines/session/mini-program.flow.ts'
import { looks, screen, type Sight } from '#src/lib/screen.tsx'
import { Button, SubmitButton } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { Form } from '#src/ui/form.tsx'
import { PlaceButton, TextPlace } from '#src/ui/place.tsx'
import { wordsFor } from '#src/ui/problem-text.tsx'
import { Standing } from '#src/ui/standing.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { Frame, Links } from './frame.tsx'

type MiniSight = Sight<typeof miniProgramFlow>

const Asking = ({ busy, context, send, refused }: MiniSight & { refused?: boolean }) => (
  <Frame title={<Trans>Mini-program sign-in</Trans>}>
    <Standing
      icon={KeyRound}
      title={refused ? <Trans>Please confirm the authorisation</Trans> : <Trans>One tap</Trans>}
      action={
        <Button aria-busy={busy} aria-disabled={busy} onClick={() => busy || send({ type: 'start' })}>
          {refused ? <Trans context="authorisation">Ask again</Trans> : <Trans>Authorise</Trans>}
        </Button>
      }
    >
      <Trans>The mini-program confirms who you are. Nothing else is read.</Trans>
      <Refusal because={context.trouble} />
    </Standing>
  </Frame>
)

const Binding = ({ context, busy, send }: MiniSight) => (
  <Frame title={<Trans>Connect your account</Trans>} lead={<Trans>Once; the next time one tap is enough.</Trans>}>
    <Form
      wrong={context.problems}
      onSubmit={(answer) =>
        send({ type: 'submit', form: { account: answer('account'), password: answer('password'), code: '' } })
      }
    >
      <Field
        kind="account"
        name="account"
        label={<Trans>Phone number, username or e-mail</Trans>}
        error={wordsFor('account', context.problems, context.trouble)}
      />
      <Field
        kind="password"
        name="password"
        label={<Trans>Password</Trans>}
        error={wordsFor('password', context.problems, context.trouble)}
      />
      <Refusal because={context.trouble} />
      <SubmitButton busy={busy}>
        <Trans>Connect and sign in</Trans>
      </SubmitButton>
    </Form>
    <Links>
      <TextPlace to="/pages/login/reg">
        <Trans>Create an account</Trans>
      </TextPlace>
    </Links>
  </Frame>
)

export const MiniProgramScreen = screen(miniProgramFlow, {
  arriving: Asking,
  unsupported: () => (
    <Frame title={<Trans>Mini-program sign-in</Trans>}>
      <Standing
        icon={Smartphone}
        title={<Trans>This works inside the mini-program only</Trans>}
        action={
          <PlaceButton to="/pages/login/login">
            <Trans>Sign in with e-mail</Trans>
          </PlaceButton>
        }
      >
        <Trans>You opened it in a browser. Here you can sign in with your e-mail address.</Trans>
      </Standing>
    </Frame>
  ),
  idle: Asking,
  granting: Asking,
  authorising: Asking,
  authRefused: looks(Asking, { refused: true }),
  needBind: Binding,
  correcting: Binding,
  binding: Binding,
  rejected: Binding,
  done: Binding,
})
