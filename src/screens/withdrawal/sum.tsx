import { Trans } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { WITHDRAWAL_OVER, type Withdrawal } from '#contract/withdrawal.ts'
import { Money } from '#src/ui/money.tsx'

type Stands = Pick<Withdrawal, 'status'>

export const isOver = ({ status }: Stands): boolean => (WITHDRAWAL_OVER as readonly string[]).includes(status)

/** All of it is available again, and no fee was taken. */
export const isReturned = (one: Stands): boolean => isOver(one) && one.status !== 'completed'

interface SumProps extends Pick<ComponentProps<typeof Money>, 'big' | 'brief'> {
  of: Withdrawal
}

export const Sum = ({ of: one, ...look }: SumProps) =>
  isReturned(one) ? (
    <Trans comment="The amount of a withdrawal that was not paid out: it is available again">
      <Money value={one.amount} unit={one.currency} {...look} /> returned
    </Trans>
  ) : (
    <Money value={one.actual_amount} unit={one.currency} {...look} />
  )
