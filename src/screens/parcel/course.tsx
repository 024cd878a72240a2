import { Trans } from '@lingui/react/macro'
import type { Logistics } from '#contract/parcel.ts'
import { Moment } from '#src/ui/moment.tsx'
import { Section } from '#src/ui/section.tsx'
import { Step, Steps } from '#src/ui/steps.tsx'
import { Card } from '#src/ui/surface.tsx'

type Trace = Logistics['traces'][number]

function lookOf({ state }: Trace, isLast: boolean): 'done' | 'now' | 'late' {
  if (state === 'problem') return 'late'
  return isLast && state !== 'signed' ? 'now' : 'done'
}

/** The newest first: where it is now is what one came for. */
export const Course = ({ of: { traces } }: { of: Logistics }) =>
  traces.length === 0 ? null : (
    <Section title={<Trans>History</Trans>}>
      <Card as="div" holds="prose">
        <Steps>
          {traces.map((trace, place) => (
            <Step key={`${trace.time} ${place}`} look={lookOf(trace, place === 0)} title={<bdi>{trace.text}</bdi>}>
              <Moment at={trace.time} />
            </Step>
          ))}
        </Steps>
      </Card>
    </Section>
  )
