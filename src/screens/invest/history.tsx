import { Trans } from '@lingui/react/macro'
import type { InvestOrderInfo } from '#contract/invest.ts'
import { isOver } from '#machines/invest/order.rules.ts'
import { Moment } from '#src/ui/moment.tsx'
import { Step, Steps } from '#src/ui/steps.tsx'
import { Subsection } from '#src/ui/subsection.tsx'
import { Card } from '#src/ui/surface.tsx'

export function History({ of: order }: { of: InvestOrderInfo }) {
  const { timeline, end_time } = order
  const open = !isOver(order)
  return (
    <Subsection title={<Trans>History</Trans>}>
      <Card holds="prose">
        <Steps>
          {timeline.map(({ event, text, said, time }, place) => (
            <Step
              key={`${place} ${event}`}
              look={open && place === timeline.length - 1 ? 'now' : 'done'}
              event={event}
              title={text}
              when={<Moment at={time} />}
            >
              {said && <p dir="auto">{said}</p>}
            </Step>
          ))}
          {open && (
            <Step
              look="ahead"
              title={<Trans>What you put in comes back</Trans>}
              when={
                <Trans>
                  By <Moment at={end_time} />
                </Trans>
              }
            />
          )}
        </Steps>
      </Card>
    </Subsection>
  )
}
