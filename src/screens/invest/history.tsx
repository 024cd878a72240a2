import { Trans } from '@lingui/react/macro'
import type { InvestOrderInfo } from '#contract/invest.ts'
import { isOver } from '#machines/invest/order.rules.ts'
import { Moment } from '#src/ui/moment.tsx'
import { Part } from '../withdrawal/part.tsx'
import { Step, Steps } from '../withdrawal/steps.tsx'

export function History({ of: order }: { of: InvestOrderInfo }) {
  const { timeline, end_time } = order
  const open = !isOver(order)
  return (
    <Part title={<Trans>History</Trans>}>
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
    </Part>
  )
}
