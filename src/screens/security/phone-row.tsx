import { Trans } from '@lingui/react/macro'
import { PHONE } from '#contract/limits.ts'
import type { FieldRow } from '#src/ui/fields.tsx'

const { digits, first, last } = PHONE

export const PHONE_ROW: FieldRow<'account'> = {
  name: 'account',
  kind: 'phone',
  label: <Trans>Phone number</Trans>,
  hint: (
    <Trans>
      {digits} digits, beginning with {first} to {last}.
    </Trans>
  ),
}
