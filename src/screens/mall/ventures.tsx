import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Project } from '#contract/project.ts'
import type { Robot } from '#contract/robot.ts'
import type { SubscribeItem } from '#contract/subscription.ts'
import type { Venture } from '#contract/venture.ts'
import type { Built } from '#src/lib/places.ts'
import { VentureBrief } from '#src/parts/invest/venture-brief.tsx'
import { TextPlace } from '#src/ui/place.tsx'
import { Rows } from '#src/ui/rows.tsx'
import { Section } from '#src/ui/section.tsx'

export interface OpenVentures {
  readonly robots: readonly Robot[]
  readonly projects: readonly Project[]
  readonly subscriptions: readonly SubscribeItem[]
}

interface ShelfProps {
  title: ReactNode
  all: ReactNode
  to: Built
  of: readonly Venture[]
}

const Shelf = ({ title, all, to, of }: ShelfProps) =>
  of.length > 0 && (
    <Section title={title} all={<TextPlace to={to}>{all}</TextPlace>}>
      <Rows>
        {of.map((one) => (
          <VentureBrief key={one.id} of={one} />
        ))}
      </Rows>
    </Section>
  )

export const Ventures = ({ of: { robots, projects, subscriptions } }: { of: OpenVentures }) => (
  <>
    <Shelf title={<Trans>Robots</Trans>} all={<Trans>All robots</Trans>} to="/pages/ai/ai_robot_list" of={robots} />
    <Shelf
      title={<Trans>Projects</Trans>}
      all={<Trans>All projects</Trans>}
      to="/pages/project/project"
      of={projects}
    />
    <Shelf
      title={<Trans>Subscriptions</Trans>}
      all={<Trans>All subscriptions</Trans>}
      to="/pages/index/cp"
      of={subscriptions}
    />
  </>
)
