import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Channel } from '#contract/recharge.ts'
import { iconOfChannel } from '#src/parts/payment/channel-icon.ts'
import { ChoiceFace } from '#src/parts/payment/choice-face.tsx'
import { Choice, Choices } from '#src/ui/choices.tsx'

interface GatewaysProps {
  of: readonly Channel[]
  chosen: string
  error?: ReactNode
  onChoose: (channel: string) => void
}

function About({ of: { open, reason_text, demo } }: { of: Channel }): ReactNode {
  if (open === 0) return reason_text || <Trans>Closed for now</Trans>
  return demo === 1 && <Trans>Demo: no real money moves.</Trans>
}

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
          <ChoiceFace
            icon={iconOfChannel(way)}
            group={way.open === 0 ? 'plain' : 'money'}
            name={<bdi>{way.name}</bdi>}
            note={(way.open === 0 || way.demo === 1) && <About of={way} />}
          />
        </Choice>
      ))
    }
  </Choices>
)
