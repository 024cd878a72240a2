import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { RAILS, type Rail } from '#contract/order.ts'
import type { Answers } from '#src/ui/form.tsx'
import { CheckGroup } from '#src/ui/check-field.tsx'

const WORDS: Record<Rail, () => ReactNode> = {
  wallet: () => <Trans comment="How the merchant pays">To the Quay balance</Trans>,
  bank: () => <Trans comment="How the merchant pays">By bank transfer</Trans>,
}
const NOTES: Record<Rail, () => ReactNode> = {
  wallet: () => <Trans>From your balance. The member has the euros at once.</Trans>,
  bank: () => <Trans>To the member’s bank account, with proof of payment.</Trans>,
}

const nameOf = (rail: Rail) => `pay_${rail}`

export const railsIn = (answer: Answers): Rail[] => RAILS.filter((rail) => answer(nameOf(rail)) !== '')

export const RailsField = ({ chosen, error }: { chosen: readonly Rail[]; error: ReactNode }) => (
  <CheckGroup
    label={<Trans>How members are paid</Trans>}
    error={error}
    checks={RAILS.map((rail) => ({
      name: nameOf(rail),
      label: WORDS[rail](),
      note: NOTES[rail](),
      defaultChecked: chosen.includes(rail),
    }))}
  />
)

export const RailNames = ({ rails }: { rails: readonly Rail[] }) => (
  <>
    {rails.map((rail, place) => (
      <span key={rail}>
        {place > 0 && ' · '}
        {WORDS[rail]()}
      </span>
    ))}
  </>
)
