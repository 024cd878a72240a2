import { chakra } from '@chakra-ui/react'
import { Plural, Trans } from '@lingui/react/macro'
import { Coins, ShieldCheck, Users, Wallet, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { card } from '#src/theme/recipes/surface.ts'
import { Section } from '#src/ui/section.tsx'
import { Says } from '#src/ui/surface.tsx'
import { Note, Strong } from '#src/ui/text.tsx'
import { Tile } from '#src/ui/tile.tsx'

const Steps = chakra('ol', {
  base: {
    ...card.base,
    listStyle: 'none',
    padding: '4',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4',
    '& > li': {
      flex: '1 1 max(6rem, 26%)',
      minWidth: '0',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      gap: '1',
    },
  },
})

interface StepProps {
  icon: LucideIcon
  name: ReactNode
  children: ReactNode
}

const Step = ({ icon, name, children }: StepProps) => (
  <li>
    <Tile icon={icon} group="money" />
    <Strong>{name}</Strong>
    <Note>{children}</Note>
  </li>
)

export const HowItWorks = ({ minutes }: { minutes: number }) => (
  <Section title={<Trans>How it works</Trans>}>
    <Steps>
      <Step icon={Coins} name={<Trans>Enter coins</Trans>}>
        <Trans>You see the lowest price and the fee before you confirm.</Trans>
      </Step>
      <Step icon={Users} name={<Trans>A merchant pays</Trans>}>
        <Plural
          value={minutes}
          one="A buyer within # minute, or you get your coins back."
          other="A buyer within # minutes, or you get your coins back."
        />
      </Step>
      <Step icon={Wallet} name={<Trans>You are paid</Trans>}>
        <Trans>Only then do we release the coins.</Trans>
      </Step>
    </Steps>
    <Says icon={ShieldCheck} tone="sky">
      <Trans>
        <strong>Every merchant leaves a security deposit</strong> before the first order.
      </Trans>
    </Says>
  </Section>
)
