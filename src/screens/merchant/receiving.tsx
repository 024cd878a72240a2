import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Merchant } from '#contract/merchant.ts'
import type { Course } from '#machines/merchant/centre.flow.ts'
import { Switch } from '#src/parts/notice/switch.tsx'
import { Copyable } from '#src/ui/copyable.tsx'
import { Countdown } from '#src/ui/countdown.tsx'
import { SaidMoment } from '#src/ui/said-moment.tsx'
import { Portrait } from '#src/ui/portrait.tsx'
import { Card, Line } from '#src/ui/surface.tsx'
import { Heading, Strong } from '#src/ui/text.tsx'

const Sides = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' } })
const Words = chakra('div', { base: { flex: '1 1 6rem', minWidth: '0' } })

interface ReceivingProps {
  merchant: Merchant
  busy: boolean
  onSwitch: (to: Course) => void
  onEnd: () => void
}

export function Receiving({ merchant, busy, onSwitch, onEnd }: ReceivingProps) {
  const { t } = useLingui()
  const { name, avatar, merchant_no } = merchant
  const way = wayOf(merchant)
  return (
    <Card holds="prose">
      <Sides>
        <Portrait name={name} url={avatar} />
        <Words>
          <Strong as="p" role="status">
            <StandingWords merchant={merchant} onEnd={onEnd} />
          </Strong>
          <Line at="start">
            <Heading look="label">
              <bdi>{name}</bdi>
            </Heading>
            <Copyable text={merchant_no} label={t`Copy your merchant number`} />
          </Line>
        </Words>
        {way && (
          <Switch
            label={t`You receive offers`}
            on={way.on}
            still={!way.isOpen}
            busy={busy}
            onSwitch={way.isOpen && !busy ? () => onSwitch(way.to) : undefined}
          />
        )}
      </Sides>
    </Card>
  )
}

interface SwitchWay {
  readonly on: boolean
  readonly to: Course
  readonly isOpen: boolean
}

function wayOf({ state, offer, allowed }: Merchant): SwitchWay | undefined {
  if (state === 'active' && offer) return { on: true, to: 'break', isOpen: allowed.includes('pause') }
  return state === 'break' ? { on: false, to: 'active', isOpen: allowed.includes('resume') } : undefined
}

function StandingWords({
  merchant: { state, offer, break_time, leave_time },
  onEnd,
}: Pick<ReceivingProps, 'merchant' | 'onEnd'>): ReactNode {
  switch (state) {
    case 'break':
      return break_time === null ? (
        <Trans>You are on a break.</Trans>
      ) : (
        <Trans>
          You are on a break. It ends in <Countdown until={break_time} onEnd={onEnd} />.
        </Trans>
      )
    case 'margin_low':
      return <Trans>Your deposit is too low. You get no offers.</Trans>
    case 'leaving':
      return leave_time === null ? (
        <Trans>You are leaving and get no new offers.</Trans>
      ) : (
        <Trans>
          You are leaving. On <SaidMoment at={leave_time} /> you get your deposit back.
        </Trans>
      )
    case 'suspended':
      return <Trans>You are suspended and get no offers.</Trans>
    default:
      return offer === null ? <Trans>Set what you buy to get offers.</Trans> : <Trans>You receive offers</Trans>
  }
}
