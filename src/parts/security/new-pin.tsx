import { Trans } from '@lingui/react/macro'
import type { FieldRow } from '#src/ui/fields.tsx'

export const NEW_PIN: readonly FieldRow<'payword' | 'payword_confirm'>[] = [
  { name: 'payword', kind: 'pin', label: <Trans>New payment PIN</Trans> },
  { name: 'payword_confirm', kind: 'pin', label: <Trans>Repeat PIN</Trans> },
]
