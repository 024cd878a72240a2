import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Logistics, ParcelState } from '#contract/parcel.ts'
import { Bars } from '#src/ui/bars.tsx'
import { SaidMoment } from '#src/ui/said-moment.tsx'
import { Card } from '#src/ui/surface.tsx'
import { Heading, Note } from '#src/ui/text.tsx'

const STAGES = ['collected', 'on_the_way', 'delivering', 'signed'] as const satisfies readonly ParcelState[]
const STAGE_WORDS = {
  collected: msg({ message: 'Handed over', comment: 'Stage of a parcel, max=14' }),
  on_the_way: msg({ message: 'On its way', comment: 'Stage of a parcel, max=14' }),
  delivering: msg({ message: 'Out for delivery', comment: 'Stage of a parcel: on the van, max=18' }),
  signed: msg({ message: 'Delivered', comment: 'Stage of a parcel, max=14' }),
} as const satisfies Record<(typeof STAGES)[number], unknown>

const stageOf = (state: ParcelState) => STAGES.findIndex((stage) => stage === state)

/** Where it is held up is as far as it came. */
const reached = ({ state, traces }: Logistics): number =>
  state === 'problem' ? Math.max(-1, ...traces.map((trace) => stageOf(trace.state))) : stageOf(state)

const TONES = { signed: 'good', problem: 'warn' } as const

function Untold({ of: { package_id, express_name } }: { of: Logistics }) {
  if (package_id === 0) return <Trans>You are told as soon as a parcel leaves.</Trans>
  return (
    <Trans comment="Of a parcel that was sent just now">
      <bdi>{express_name}</bdi> has not said anything about it yet.
    </Trans>
  )
}

export function Head({ of }: { of: Logistics }) {
  const { i18n } = useLingui()
  const { state, state_text, traces, package_id } = of
  const [last] = traces
  return (
    <Card holds="prose" tone={state === 'signed' || state === 'problem' ? TONES[state] : 'plain'} gap="3">
      {package_id > 0 && <Bars steps={STAGES.map((stage) => i18n._(STAGE_WORDS[stage]))} now={reached(of)} />}
      <Heading look="display">{state_text}</Heading>
      <Note>
        {last ? (
          <Trans comment="When its carrier saw a parcel last">
            Last update: <SaidMoment at={last.time} />
          </Trans>
        ) : (
          <Untold of={of} />
        )}
      </Note>
    </Card>
  )
}
