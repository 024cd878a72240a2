import { Trans } from '@lingui/react/macro'
import type { OrderInfo } from '#contract/order.ts'
import { Moment } from '#src/ui/moment.tsx'
import { Section } from '#src/ui/section.tsx'
import { Step, Steps } from '#src/ui/steps.tsx'
import { Card } from '#src/ui/surface.tsx'
import { Note } from '#src/ui/text.tsx'

type Happening = Pick<OrderInfo['timeline'][number], 'text' | 'said' | 'time' | 'event'>

interface TimelineProps {
  of: readonly Happening[]
}

export const TimelineSteps = ({ of: happened }: TimelineProps) => (
  <Steps>
    {happened.map(({ text, said, time, event }, place) => (
      <Step key={`${place} ${event}`} look="done" event={event} title={text} when={<Moment at={time} />}>
        {said && (
          <Note whiteSpace="pre-line" dir="auto">
            {said}
          </Note>
        )}
      </Step>
    ))}
  </Steps>
)

export const Timeline = ({ of }: TimelineProps) => (
  <Section title={<Trans>History</Trans>}>
    <Card holds="prose">
      <TimelineSteps of={of} />
    </Card>
  </Section>
)
