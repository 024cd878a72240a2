import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Venture } from '#contract/venture.ts'
import type { Project } from '#contract/project.ts'
import type { Robot } from '#contract/robot.ts'
import type { SubscribeItem } from '#contract/subscription.ts'
import type { Built } from '#src/lib/places.ts'
import { Latest } from '#src/ui/latest.tsx'
import { TextPlace } from '#src/ui/place.tsx'
import { VentureBrief } from '../invest/venture-brief.tsx'

export interface OpenVentures {
  readonly robots: readonly Robot[]
  readonly projects: readonly Project[]
  readonly subscriptions: readonly SubscribeItem[]
}

interface SectionProps {
  title: ReactNode
  all: ReactNode
  to: Built
  of: readonly Venture[]
}

const Section = ({ title, all, to, of }: SectionProps) =>
  of.length > 0 && (
    <Latest title={title} all={<TextPlace to={to}>{all}</TextPlace>} none={null} isEmpty={false}>
      {of.map((one) => (
        <VentureBrief key={one.id} of={one} />
      ))}
    </Latest>
  )

export const Ventures = ({ of: { robots, projects, subscriptions } }: { of: OpenVentures }) => (
  <>
    <Section title={<Trans>Robots</Trans>} all={<Trans>All robots</Trans>} to="/pages/ai/ai_robot_list" of={robots} />
    <Section
      title={<Trans>Projects</Trans>}
      all={<Trans>All projects</Trans>}
      to="/pages/project/project"
      of={projects}
    />
    <Section
      title={<Trans>Subscriptions</Trans>}
      all={<Trans>All subscriptions</Trans>}
      to="/pages/index/cp"
      of={subscriptions}
    />
  </>
)
