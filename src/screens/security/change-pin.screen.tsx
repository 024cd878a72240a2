import { Trans } from '@lingui/react/macro'
import { changePinFlow } from '#machines/security/change-pin.flow.ts'
import { withProps, screen, type ViewProps } from '#src/lib/screen.tsx'
import { Onward } from '#src/onward.tsx'
import { Unreachable } from '#src/ui/full-page-note.tsx'
import { pinRow, ProofForm } from '#src/ui/proof-form.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { Frame } from './frame.tsx'
import { NEW_PIN } from '#src/parts/security/new-pin.tsx'

type ChangeViewProps = ViewProps<typeof changePinFlow>

const Coming = () => (
  <Frame title={<Trans>Payment PIN</Trans>}>
    <Waiting rows={3} />
  </Frame>
)

const Choosing = ({ context, busy, send, locked = false }: ChangeViewProps & { locked?: boolean }) => {
  const { hasPin, trouble } = context
  const old = pinRow('old_payword', <Trans>Current payment PIN</Trans>, trouble, context.back)
  return (
    <Frame
      title={<Trans>Payment PIN</Trans>}
      lead={
        hasPin ? (
          <Trans>Enter your current PIN, then the new one.</Trans>
        ) : (
          <Trans>Six digits only you know. You confirm every payment with them.</Trans>
        )
      }
    >
      <ProofForm
        rows={(hasPin ? [old, ...NEW_PIN] : NEW_PIN).map((row, at) => ({ ...row, autoFocus: at === 0 }))}
        of={context}
        busy={busy}
        locked={locked}
        submit={hasPin ? <Trans>Change PIN</Trans> : <Trans>Set PIN</Trans>}
        onSubmit={(form) => send({ type: 'submit', form })}
        onUnlock={() => send({ type: 'unlock' })}
      />
      {hasPin && <Onward from="/pages/users/up_payword" />}
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
  idle: Choosing,
  invalid: Choosing,
  submitting: Choosing,
  rejected: Choosing,
  unknown: Choosing,
  locked: withProps(Choosing, { locked: true }),
  done: Choosing,
})
