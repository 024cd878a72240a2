import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Channel } from '#contract/recharge.ts'
import { About, Choice, Choices } from '#src/ui/choices.tsx'

interface GatewaysProps {
  of: readonly Channel[]
  chosen: string
  error?: ReactNode
  onChoose: (channel: string) => void
}

const Shut = ({ of: { reason_text } }: { of: Channel }) => <About>{reason_text || <Trans>Closed for now</Trans>}</About>
const Sandbox = () => (
  <About>
    <Trans>Demo: no real money moves.</Trans>
  </About>
)

export const Gateways = ({ of: ways, chosen, error, onChoose }: GatewaysProps) => (
  <Choices legend={<Trans>Pay with</Trans>} error={error}>
    {(wrong) =>
      ways.map((way) => (
        <Choice
          key={way.id}
          name="channel"
          value={way.id}
          checked={String(way.id) === chosen}
          disabled={way.open === 0}
          wrong={wrong}
          onChoose={() => onChoose(String(way.id))}
        >
          <bdi>{way.name}</bdi>
          {way.open === 0 ? <Shut of={way} /> : way.demo === 1 && <Sandbox />}
        </Choice>
      ))
    }
  </Choices>
)
