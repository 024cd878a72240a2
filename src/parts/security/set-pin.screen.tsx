import { Trans } from '@lingui/react/macro'
import { changePinFlow } from '#machines/security/change-pin.flow.ts'
import { screen, type ViewProps } from '#src/lib/screen.tsx'
import { Fields } from '#src/ui/fields.tsx'
import { Unreachable } from '#src/ui/full-page-note.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { NEW_PIN } from './new-pin.tsx'

type SetViewProps = ViewProps<typeof changePinFlow>

const Coming = () => <Waiting rows={3} />

/** Where another phone has set one meanwhile, whoever opened the sheet goes on without this. */
const Choosing = ({ context, busy, send }: SetViewProps) =>
  context.hasPin ? (
    <Coming />
  ) : (
    <Fields
      rows={NEW_PIN.map((row, at) => ({ ...row, autoFocus: at === 0 }))}
      of={context}
      busy={busy}
      submit={<Trans>Set PIN and continue</Trans>}
      onSubmit={(form) => send({ type: 'submit', form })}
    >
      <Refusal because={context.trouble} />
    </Fields>
  )

export const SetPinScreen = screen(
  changePinFlow,
  {
    loading: Coming,
    unreachable: ({ context, send }) => (
      <Unreachable because={context.trouble} onRetry={() => send({ type: 'retry' })} />
    ),
    idle: Choosing,
    invalid: Choosing,
    submitting: Choosing,
    rejected: Choosing,
    unknown: Choosing,
    locked: Coming,
    done: Coming,
  },
  'data-set-pin',
)
