import { Trans } from '@lingui/react/macro'
import { changePinFlow } from '#machines/security/change-pin.flow.ts'
import { screen, type Sight } from '#src/lib/screen.tsx'
import { SubmitButton } from '#src/ui/button.tsx'
import { CodeField } from '#src/ui/code-field.tsx'
import { Form } from '#src/ui/form.tsx'
import { PinLocked } from '#src/ui/pin-locked.tsx'
import { wordsFor } from '#src/ui/problem-text.tsx'
import { Unreachable } from '#src/ui/standing.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { ForgottenPin } from '#src/ui/forgotten-pin.tsx'
import { Frame } from './frame.tsx'
import { moveOn, NewPin } from './new-pin.tsx'

type ChangeSight = Sight<typeof changePinFlow>

const Coming = () => (
  <Frame title={<Trans>Payment PIN</Trans>}>
    <Waiting rows={3} />
  </Frame>
)

const Choosing = ({ context, state, busy, send }: ChangeSight) => {
  const { hasPin, problems, trouble } = context
  const wrong = trouble?.refusal === 'pin-wrong' ? trouble : undefined
  return (
    <Frame
      title={<Trans>Payment PIN</Trans>}
      lead={
        hasPin ? (
          <Trans>Enter the PIN you have now, and then the one you want.</Trans>
        ) : (
          <Trans>Six digits that only you know. They confirm every payment.</Trans>
        )
      }
    >
      <Form
        wrong={trouble ?? problems}
        onSubmit={(answer) =>
          send({
            type: 'submit',
            form: {
              old_payword: answer('old_payword'),
              payword: answer('payword'),
              payword_confirm: answer('payword_confirm'),
            },
          })
        }
      >
        {hasPin && (
          <div>
            <CodeField
              key={wrong?.left}
              masked
              name="old_payword"
              label={<Trans>Payment PIN now</Trans>}
              error={wordsFor('old_payword', problems, trouble) ?? wrong?.message}
              disabled={busy}
              onComplete={moveOn('payword')}
            />
            <ForgottenPin back={context.back} />
          </div>
        )}
        <NewPin problems={problems} trouble={trouble} busy={busy} autoFocus={!hasPin} />
        {state === 'locked' ? (
          <PinLocked because={trouble} onUnlock={() => send({ type: 'unlock' })} />
        ) : (
          !wrong && <Refusal because={trouble} />
        )}
        <SubmitButton busy={busy} disabled={state === 'locked'}>
          {hasPin ? <Trans>Change the PIN</Trans> : <Trans>Set the PIN</Trans>}
        </SubmitButton>
      </Form>
    </Frame>
  )
}

export const ChangePinScreen = screen(changePinFlow, {
  loading: Coming,
  unreachable: ({ context, send }) => (
    <Frame title={<Trans>Payment PIN</Trans>}>
      <Unreachable because={context.trouble} onRetry={() => send({ type: 'retry' })} />
    </Frame>
  ),
  unset: Choosing,
  set: Choosing,
  invalid: Choosing,
  submitting: Choosing,
  rejected: Choosing,
  locked: Choosing,
  success: Choosing,
})
