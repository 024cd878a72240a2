import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { minorOf } from '#contract/money.ts'
import type { Problem } from '#contract/problems.ts'
import type { Trouble } from '#machines/lib/trouble.ts'
import { type Bounds, upperOf } from '#machines/wallet/amount.rules.ts'
import type { Unit } from '#src/lib/format.ts'
import { Money } from './money.tsx'
import { wordsOf } from './problem-text.tsx'

function amountWords(problem: Problem, unit: Unit, bounds: Bounds): ReactNode {
  const most = upperOf(bounds, unit)?.text
  const { least, today, available } = bounds
  if (problem === 'amount-least' && least)
    return (
      <Trans>
        The minimum is <Money value={least} unit={unit} />.
      </Trans>
    )
  if (problem === 'amount-most' && most)
    return (
      <Trans>
        The maximum is <Money value={most} unit={unit} />.
      </Trans>
    )
  if (problem === 'amount-available' && available)
    return (
      <Trans>
        You have only <Money value={available} unit={unit} />.
      </Trans>
    )
  if (problem === 'amount-today' && today)
    return (
      <Trans>
        Left today: <Money value={today} unit={unit} />.
      </Trans>
    )
  if (problem === 'out-of-range' && least && most)
    return (
      <Trans>
        Enter <Money value={least} unit={unit} /> to <Money value={most} unit={unit} />.
      </Trans>
    )
  return wordsOf(problem)
}

interface Wrong {
  readonly problem: Problem | undefined
  readonly trouble: Trouble | undefined
  readonly field: string
  readonly unit: Unit
  readonly bounds: Bounds
}

/** Nothing more may go to strangers in this day: no other amount would do. */
const isUsedUp = ({ refusal, range }: Trouble) => refusal === 'doubted' && minorOf(range?.most ?? '0', 'EUR') === 0n

export const isSaidBeside = (trouble: Trouble | undefined): boolean =>
  trouble !== undefined && (trouble.errors !== undefined || (trouble.range !== undefined && !isUsedUp(trouble)))

export function amountError({ problem, trouble, field, unit, bounds }: Wrong): ReactNode {
  if (problem) return amountWords(problem, unit, bounds)
  const serverProblem = trouble?.errors?.[field]
  if (serverProblem) return amountWords(serverProblem, unit, trouble.range ?? {})
  if (trouble?.refusal === 'amount-short')
    return trouble.range ? amountWords('amount-available', unit, { available: trouble.range.most }) : trouble.message
  if (trouble?.refusal === 'doubted') return isUsedUp(trouble) ? undefined : trouble.message
  return trouble?.refusal === 'above-today' && trouble.range
    ? amountWords('amount-today', unit, { today: trouble.range.most })
    : undefined
}
