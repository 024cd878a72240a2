import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert, Scale } from 'lucide-react'
import type { ReactNode } from 'react'
import { minorOf } from '#contract/money.ts'
import type { WithdrawalInfo } from '#contract/withdrawal.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { Money } from '#src/ui/money.tsx'
import { isOver } from './course.tsx'
import { ACCOUNT_WORDS } from './names.ts'
import { Part } from './part.tsx'

const List = chakra('ol', { base: { listStyle: 'none', padding: '0', display: 'grid', gap: '2' } })
const Box = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'control',
    bg: 'surface',
    paddingInline: '4',
    '& > :last-child': { borderBottomWidth: '0' },
  },
})
const When = chakra('p', { base: { textStyle: 'eyebrow', color: 'ink3', paddingTop: '3' } })
const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '4',
    paddingBlock: '2.5',
    borderBottomWidth: '1px',
    borderColor: 'line',
    textStyle: 'note',
    '& > :last-child': { marginInlineStart: 'auto', overflowWrap: 'anywhere', textAlign: 'end' },
  },
})
const Sum = chakra('p', {
  base: { display: 'flex', gap: '2', alignItems: 'flex-start', paddingTop: '3', textStyle: 'note', color: 'ink2' },
  variants: { wrong: { true: { color: 'bad' } } },
})

type Moved = WithdrawalInfo['trail'][number]

const stepsOf = (trail: readonly Moved[]): Moved[][] =>
  [...new Set(trail.map(({ step }) => step))].map((step) => trail.filter((line) => line.step === step))

function Place({ of: { method, account }, place }: { of: WithdrawalInfo; place: Moved['place'] }): ReactNode {
  const { i18n } = useLingui()
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

/** Where the money of a withdrawal is: every step leaves as much as it brings. */
export function Trail({ of: one }: { of: WithdrawalInfo }) {
  const { trail, currency } = one
  const steps = stepsOf(trail)
  const isWhole = steps.every((lines) => lines.reduce((sum, { amount }) => sum + minorOf(amount, currency), 0n) === 0n)
  if (steps.length === 0) return null
  return (
    <Part title={isOver(one) ? <Trans>Where the money went</Trans> : <Trans>Where the money is</Trans>}>
      <List>
        {steps.map((lines) => (
          <Box key={lines[0]?.step}>
            <When>
              <Moment at={lines[0]?.time ?? 0} />
            </When>
            {lines.map(({ place, amount }) => (
              <Line key={place}>
                <span>
                  <Place of={one} place={place} />
                </span>
                <span>
                  <Money value={amount} unit={currency} signed />
                </span>
              </Line>
            ))}
          </Box>
        ))}
      </List>
      <Sum wrong={!isWhole} role={isWhole ? undefined : 'alert'}>
        <Icon of={isWhole ? Scale : CircleAlert} size={18} />
        {isWhole ? (
          <Trans>Every entry adds up: nothing is created or lost.</Trans>
        ) : (
          <Trans>These entries do not add up. Please tell us.</Trans>
        )}
      </Sum>
    </Part>
  )
}
