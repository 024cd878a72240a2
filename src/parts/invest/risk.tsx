import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Venture } from '#contract/venture.ts'
import { says } from '#src/theme/recipes/surface.ts'
import { Icon } from '#src/ui/icon.tsx'

const LEVELS = [1, 2, 3, 4, 5] as const

const Beside = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '2', textStyle: 'note', color: 'ink2' },
})
const Steps = chakra('span', {
  base: {
    display: 'inline-flex',
    gap: '2px',
    flex: 'none',
    '& > i': { width: '2.5', height: '5px', borderRadius: 'mark', bg: 'line' },
    '& > i[data-on]': { bg: 'ink2' },
  },
})

export const RiskLevel = ({ level }: { level: Venture['risk_level'] }) => (
  <Beside>
    <span>
      <Trans comment="Such as: Risk 3 of 5">Risk {level} of 5</Trans>
    </span>
    <Steps aria-hidden>
      {LEVELS.map((step) => (
        <i key={step} data-on={step <= level || undefined} />
      ))}
    </Steps>
  </Beside>
)

const Asks = chakra('div', says)

/** What has to be read before money is put in: body copy, and never a footnote. */
export const RiskNote = ({ children }: { children: ReactNode }) => (
  <Asks tone="warn" role="note">
    <Icon of={TriangleAlert} size={20} />
    <div>{children}</div>
  </Asks>
)
