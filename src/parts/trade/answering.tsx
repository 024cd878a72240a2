import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { TradeOrder } from '#contract/order.ts'
import { Money } from '#src/ui/money.tsx'
import type { Question } from '#src/ui/question-sheet.tsx'

/** Whoever accepts is asked nothing more: what follows stands there before. */
export function Accepting({ order: { pay_type, expected_return } }: { order: TradeOrder }): ReactNode {
  const euros = <Money value={expected_return} unit="EUR" />
  return pay_type === 'bank' ? (
    <Trans>
      Once you accept, you pay {euros} by bank transfer while time is left. We hold part of your deposit until the
      member has confirmed it.
    </Trans>
  ) : (
    <Trans>
      Once you accept, we hold {euros} of your balance. You then pay with your payment PIN and get the coins at the same
      moment.
    </Trans>
  )
}

export const declining = (): Question => ({
  title: <Trans>Decline this offer?</Trans>,
  says: <Trans>We ask the next merchant and do not ask you again. Nothing of yours is held.</Trans>,
  yes: <Trans>Decline</Trans>,
})
