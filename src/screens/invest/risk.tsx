import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Venture } from '#contract/venture.ts'
import { Icon } from '#src/ui/icon.tsx'

const LEVELS = [1, 2, 3, 4, 5] as const

const Line = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '1.5', textStyle: 'note', color: 'ink2' },
})
const Steps = chakra('span', {
  base: {
    display: 'inline-flex',
    gap: '2px',
    flex: 'none',
    '& > i': { width: '1', height: '3', borderRadius: 'mark', bg: 'line' },
    '& > i[data-on]': { bg: 'ink2' },
  },
})

export const RiskLevel = ({ level }: { level: Venture['risk_level'] }) => (
  <Line>
    <Steps aria-hidden>
      {LEVELS.map((step) => (
        <i key={step} data-on={step <= level || undefined} />
      ))}
    </Steps>
    <span>
      <Trans comment="Such as: Risk 3 of 5">Risk {level} of 5</Trans>
    </span>
  </Line>
)

const Note = chakra('div', {
  base: {
    display: 'flex',
    gap: '2.5',
    alignItems: 'flex-start',
    padding: '3',
    borderRadius: 'control',
    bg: 'warnSoft',
    color: 'ink',
    textStyle: 'note',
    '& > span': { color: 'warn', paddingTop: '0.5' },
    '& > div': { minWidth: '0', overflowWrap: 'anywhere' },
    '& b': { fontWeight: '600' },
  },
})

/** What has to be read before money is put in: body copy, and never a footnote. */
export const RiskNote = ({ children }: { children: ReactNode }) => (
  <Note role="note">
    <Icon of={TriangleAlert} size={20} />
    <div>{children}</div>
  </Note>
)
