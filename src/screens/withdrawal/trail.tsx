import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { minorOf } from '#contract/money.ts'
import type { WithdrawalInfo } from '#contract/withdrawal.ts'
import { Subsection } from '#src/ui/subsection.tsx'
import { TrailSteps } from '#src/ui/trail-steps.tsx'
import { ACCOUNT_WORDS } from './names.ts'
import { isOver } from './sum.tsx'

type Moved = WithdrawalInfo['trail'][number]

const stepsOf = ({ trail, currency }: Pick<WithdrawalInfo, 'trail' | 'currency'>) =>
  [...new Set(trail.map(({ step }) => step))].map((step) => {
    const lines = trail.filter((line) => line.step === step).map((line) => ({ ...line, currency }))
    return { step, time: lines[0]?.time ?? 0, lines }
  })

const wordsIn =
  (i18n: I18n, { method, account }: WithdrawalInfo) =>
  (place: Moved['place']): ReactNode => {
    switch (place) {
      case 'account':
        return i18n._(ACCOUNT_WORDS[account])
      case 'held':
        return <Trans>Held for this withdrawal</Trans>
      case 'outside':
        return method === 'bank' ? <Trans>Your bank account</Trans> : <Trans>Your address</Trans>
      case 'fees':
        return <Trans>Fee</Trans>
    }
  }

export function Trail({ of: one }: { of: WithdrawalInfo }) {
  const { i18n } = useLingui()
  const steps = stepsOf(one)
  const isWhole = steps.every(
    ({ lines }) => lines.reduce((sum, { amount, currency }) => sum + minorOf(amount, currency), 0n) === 0n,
  )
  if (steps.length === 0) return null
  return (
    <Subsection title={isOver(one) ? <Trans>Where the money went</Trans> : <Trans>Where the money is</Trans>}>
      <TrailSteps steps={steps} isWhole={isWhole} wordsOf={wordsIn(i18n, one)} />
    </Subsection>
  )
}
