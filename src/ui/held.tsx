import { Trans } from '@lingui/react/macro'
import type { Unit } from '#src/lib/format.ts'
import { Money } from './money.tsx'

export const isSome = (amount: string) => /[1-9]/.test(amount)

export const HeldAmount = ({ value, unit }: { value: string; unit: Unit }) => (
  <span>
    <Trans comment="An amount that is set aside and cannot be used now">
      <Money value={value} unit={unit} brief /> held
    </Trans>
  </span>
)

export const Worth = ({ of: value }: { of: string }) => (
  <span>
    <Trans comment="What something is worth now">
      worth <Money value={value} unit="EUR" />
    </Trans>
  </span>
)
