import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { CURRENCY_OF } from '#contract/quote.ts'
import { HOUR_S } from '#contract/time-units.ts'
import type { Way } from '#contract/withdrawal.ts'
import { percent } from '#src/lib/share-text.ts'
import { isSome } from '#src/ui/held.tsx'
import { Money } from '#src/ui/money.tsx'

export function FeeTerms({ way: { account, fee_rate, fee_fixed } }: { way: Way }): ReactNode {
  const { i18n } = useLingui()
  const unit = CURRENCY_OF[account]
  const rate = isSome(fee_rate) && <bdi>{percent(fee_rate, i18n.locale)}</bdi>
  const fixed = isSome(fee_fixed) && <Money value={fee_fixed} unit={unit} />
  if (rate && fixed)
    return (
      <bdi>
        {rate} + {fixed}
      </bdi>
    )
  return rate || fixed || <Trans>No fee</Trans>
}

export function Hours({ way: { cool_until, due_time }, now }: { way: Way; now: number }) {
  const hours = Math.round((due_time - (cool_until ?? now)) / HOUR_S)
  return cool_until === null ? (
    <Plural value={hours} one="Within # hour" other="Within # hours" />
  ) : (
    <Plural
      value={hours}
      one="Within # hour after the waiting period"
      other="Within # hours after the waiting period"
    />
  )
}
