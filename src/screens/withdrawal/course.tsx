import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { WithdrawalInfo } from '#contract/withdrawal.ts'
import { Moment } from '#src/ui/moment.tsx'
import { Step, Steps } from '#src/ui/steps.tsx'
import { Card } from '#src/ui/surface.tsx'
import { Subsection } from '#src/ui/subsection.tsx'
import { isOver } from './sum.tsx'

const Said = chakra('p', { base: { whiteSpace: 'pre-line' } })

type Happened = WithdrawalInfo['timeline'][number]

const Who = ({ of: { by, name, event } }: { of: Happened }): ReactNode => {
  if (by === 'system') return null
  if (by === 'member')
    return event === 'made' ? (
      <Trans comment="Who asked for a withdrawal, and how it was confirmed">You, with your PIN</Trans>
    ) : (
      <Trans comment="Who did it" context="actor">
        You
      </Trans>
    )
  return name ? (
    <Trans>
      <bdi>{name}</bdi>, our team
    </Trans>
  ) : (
    <Trans comment="Who did it">Our team</Trans>
  )
}

export function Course({ of: one }: { of: WithdrawalInfo }) {
  const { timeline, method, due_time, late } = one
  const open = !isOver(one)
  const now = open && late === 0 ? timeline.length - 1 : -1
  return (
    <Subsection title={<Trans>History</Trans>}>
      <Card as="div" holds="prose">
        <Steps>
          {timeline.map((happened, place) => (
            <Step
              key={`${place} ${happened.event}`}
              look={place === now ? 'now' : 'done'}
              event={happened.event}
              title={happened.text}
              when={<Moment at={happened.time} />}
            >
              {happened.by !== 'system' && (
                <p>
                  <Who of={happened} />
                </p>
              )}
              {happened.means && <p>{happened.means}</p>}
              {happened.said && <Said dir="auto">{happened.said}</Said>}
            </Step>
          ))}
          {open && late === 1 && (
            <Step
              look="late"
              title={<Trans comment="Badge of a withdrawal that is paid later than promised">Late</Trans>}
              when={<Moment at={due_time} />}
            />
          )}
          {open && (
            <Step
              look="ahead"
              title={method === 'bank' ? <Trans>On your bank account</Trans> : <Trans>At your address</Trans>}
              when={
                late === 0 && (
                  <Trans>
                    By <Moment at={due_time} />
                  </Trans>
                )
              }
            />
          )}
        </Steps>
      </Card>
    </Subsection>
  )
}
