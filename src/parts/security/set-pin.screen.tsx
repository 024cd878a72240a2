import { Trans } from '@lingui/react/macro'
import { setPinFlow } from '#machines/security/set-pin.flow.ts'
import { screen, type ViewProps } from '#src/lib/screen.tsx'
import { Fields } from '#src/ui/fields.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { NEW_PIN } from './new-pin.tsx'

const Choosing = ({ context, busy, send }: ViewProps<typeof setPinFlow>) => (
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
  setPinFlow,
  {
    idle: Choosing,
    invalid: Choosing,
    submitting: Choosing,
    unknown: Choosing,
    done: Choosing,
  },
  'data-set-pin',
)
