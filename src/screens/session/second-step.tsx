import { Trans } from '@lingui/react/macro'
import type { SecondEvent, Seconding } from '#machines/factor/second.part.ts'
import type { ProvingEvent } from '#machines/session/proving.part.ts'
import { withProps } from '#src/lib/screen.tsx'
import { Button, SubmitButton } from '#src/ui/button.tsx'
import { Form } from '#src/ui/form.tsx'
import { SecondField } from '#src/ui/second-field.tsx'
import { SecondLocked } from '#src/ui/second-locked.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { Frame } from './frame.tsx'

interface SecondViewProps {
  readonly context: Seconding
  readonly busy: boolean
  readonly send: (event: SecondEvent | Extract<ProvingEvent, { type: 'unlock' }>) => void
}

function SecondStep({ context, busy, send, locked = false }: SecondViewProps & { locked?: boolean }) {
  const { ways = [], secondProblems = {}, trouble } = context
  const wrong = trouble?.refusal === 'second-wrong'
  return (
    <Frame
      title={<Trans>Second step</Trans>}
      lead={<Trans>Your password was right. Confirm that it is you in a second way.</Trans>}
    >
      <Form
        wrong={secondProblems}
        onSubmit={(answer) => busy || locked || send({ type: 'prove', second: answer('second') })}
      >
        {locked ? (
          <SecondLocked because={trouble} onUnlock={() => send({ type: 'unlock' })} />
        ) : (
          <SecondField ways={ways} problems={secondProblems} trouble={trouble} disabled={busy} autoFocus />
        )}
        {!locked && !wrong && <Refusal because={trouble} />}
        <SubmitButton busy={busy} disabled={locked}>
          <Trans>Sign in</Trans>
        </SubmitButton>
      </Form>
      <Button wide kind="quiet" disabled={busy} onClick={() => send({ type: 'giveUp' })}>
        <Trans>Start again</Trans>
      </Button>
    </Frame>
  )
}

export const secondViews = {
  secondAsked: SecondStep,
  secondInvalid: SecondStep,
  secondProving: SecondStep,
  secondRejected: SecondStep,
  secondLocked: withProps(SecondStep, { locked: true }),
}
