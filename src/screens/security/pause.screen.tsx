import { Trans } from '@lingui/react/macro'
import { ArrowDownToLine, ArrowUpFromLine, CirclePause, CirclePlay, Handshake, KeyRound, Landmark } from 'lucide-react'
import { required } from '#machines/lib/required.ts'
import { pauseFlow } from '#machines/security/pause.flow.ts'
import { screen, type ViewProps } from '#src/lib/screen.tsx'
import { Button, SubmitButton } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { Form } from '#src/ui/form.tsx'
import { SaidMoment } from '#src/ui/said-moment.tsx'
import { Page } from '#src/ui/page.tsx'
import { PlaceButton } from '#src/ui/place.tsx'
import { wordsFor } from '#src/ui/problem-text.tsx'
import { codeRow, ProofForm } from '#src/ui/proof-form.tsx'
import { Row, Rows } from '#src/ui/rows.tsx'
import { SecondField } from '#src/ui/second-field.tsx'
import { FullPageNote, Unreachable } from '#src/ui/full-page-note.tsx'
import { Shut, useShut } from '#src/ui/too-often.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { Frame } from './frame.tsx'

type PauseViewProps = ViewProps<typeof pauseFlow>

const title = <Trans>Pause account</Trans>

const Reach = () => (
  <Rows>
    <Row
      icon={ArrowUpFromLine}
      group="money"
      label={<Trans>Money out stops</Trans>}
      note={<Trans>Sales, transfers, purchases and withdrawals, also those still waiting for our team</Trans>}
    />
    <Row
      icon={Landmark}
      group="money"
      label={<Trans>Nothing new to pay to</Trans>}
      note={<Trans>No bank account and no payout address can be added or changed</Trans>}
    />
    <Row
      icon={Handshake}
      group="money"
      label={<Trans>Open orders continue</Trans>}
      note={<Trans>You can confirm, cancel or dispute them</Trans>}
    />
    <Row
      icon={ArrowDownToLine}
      group="money"
      label={<Trans>Money in arrives</Trans>}
      note={<Trans>Recharges, and transfers to you</Trans>}
    />
  </Rows>
)

const Switch = ({ context, busy, send }: PauseViewProps) => (
  <Page
    title={title}
    back
    foot={
      <>
        <Refusal because={context.trouble} />
        <SubmitButton type="button" kind="danger" busy={busy} onClick={() => send({ type: 'pause' })}>
          <Trans>Pause my account</Trans>
        </SubmitButton>
      </>
    }
  >
    <FullPageNote icon={CirclePause} title={<Trans>Is somebody else in your account?</Trans>}>
      <Trans>Pause it at once. Nothing leaves it then until you lift the pause.</Trans>
    </FullPageNote>
    <Reach />
    <Rows>
      <Row
        icon={KeyRound}
        group="safe"
        label={<Trans>To lift it</Trans>}
        note={<Trans>You need your password and a code we send to your e-mail address</Trans>}
      />
    </Rows>
  </Page>
)

const Paused = ({ context, busy, send }: PauseViewProps) => {
  const left = useShut(context.trouble)
  const hasSecond = required(context.pause).ways.length > 0
  return (
    <Page
      title={title}
      back
      foot={
        <>
          <Shut because={context.trouble} left={left} />
          <SubmitButton type="button" busy={busy} disabled={(left ?? 0) > 0} onClick={() => send({ type: 'sendCode' })}>
            <Trans>Send the code</Trans>
          </SubmitButton>
          {hasSecond && (
            <Button wide kind="quiet" disabled={busy} onClick={() => send({ type: 'useSecond' })}>
              <Trans>Use two-step verification instead</Trans>
            </Button>
          )}
        </>
      }
    >
      <FullPageNote icon={CirclePause} title={<Trans>Your account is paused</Trans>}>
        <p>
          <Trans>
            Since <SaidMoment at={required(required(context.pause).paused_at)} />.
          </Trans>
        </p>
        <p>
          <Trans>
            To lift the pause, we send a code to <bdi dir="ltr">{required(context.pause).contact}</bdi>.
          </Trans>
        </p>
      </FullPageNote>
      <Reach />
    </Page>
  )
}

const Proving = (view: PauseViewProps) =>
  view.context.bySecond ? <LiftingBySecond {...view} /> : <Lifting {...view} />

const LiftingBySecond = ({ context: { pause, problems, trouble }, busy, send }: PauseViewProps) => (
  <Frame title={<Trans>Lift the pause</Trans>} lead={<Trans>Enter your password, and confirm the second step.</Trans>}>
    <Form
      wrong={trouble ?? problems}
      onSubmit={(answer) => {
        const form = { password: answer('password'), code: '', second: answer('second') }
        return busy || send({ type: 'submit', form })
      }}
    >
      <Field
        kind="password"
        name="password"
        label={<Trans>Password</Trans>}
        error={wordsFor('password', problems, trouble)}
        enterKeyHint="next"
      />
      <SecondField ways={required(pause).ways} problems={problems} trouble={trouble} disabled={busy} />
      {trouble?.refusal !== 'second-wrong' && <Refusal because={trouble} />}
      <SubmitButton busy={busy}>
        <Trans>Lift the pause</Trans>
      </SubmitButton>
    </Form>
    <Button wide kind="quiet" disabled={busy} onClick={() => send({ type: 'back' })}>
      <Trans>Stay paused</Trans>
    </Button>
  </Frame>
)

const Lifting = ({ context, busy, send }: PauseViewProps) => {
  const sent = required(context.sent)
  const { masked_account: contact } = sent
  return (
    <Frame
      title={<Trans>Lift the pause</Trans>}
      lead={
        <Trans>
          Enter your password and the code sent to <bdi dir="ltr">{contact}</bdi>.
        </Trans>
      }
    >
      <ProofForm
        rows={[
          { name: 'password', kind: 'password', label: <Trans>Password</Trans>, autoComplete: 'current-password' },
          codeRow('code', <Trans>Code</Trans>, sent, () => send({ type: 'sendCode' })),
        ]}
        of={context}
        busy={busy}
        submit={<Trans>Lift the pause</Trans>}
        another={<Trans>Stay paused</Trans>}
        onSubmit={(form) => send({ type: 'submit', form })}
        onBack={() => send({ type: 'back' })}
      />
    </Frame>
  )
}

const Lifted = () => (
  <Page title={title} back>
    <FullPageNote
      icon={CirclePlay}
      title={<Trans>The pause is lifted</Trans>}
      action={
        <PlaceButton to="/pages/my/index">
          <Trans>Continue</Trans>
        </PlaceButton>
      }
    >
      <Trans>You can sell, transfer, pay and withdraw again.</Trans>
    </FullPageNote>
  </Page>
)

const Coming = () => (
  <Page title={title} back>
    <Waiting rows={5} />
  </Page>
)

export const PauseScreen = screen(pauseFlow, {
  loading: Coming,
  unreachable: ({ context, send }) => (
    <Page title={title} back>
      <Unreachable because={context.trouble} onRetry={() => send({ type: 'retry' })} />
    </Page>
  ),
  deciding: Coming,
  open: Switch,
  setting: Switch,
  unset: Switch,
  paused: Paused,
  sendingCode: Paused,
  sendFailed: Paused,
  secondAsked: LiftingBySecond,
  codeSent: Lifting,
  invalid: Proving,
  submitting: Proving,
  rejected: Proving,
  unknown: Proving,
  done: Lifted,
})
