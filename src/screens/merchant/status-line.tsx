import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Merchant } from '#contract/merchant.ts'
import { Countdown } from '#src/ui/countdown.tsx'
import { SaidMoment } from '#src/ui/moment.tsx'

const Line = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '2',
    textStyle: 'note',
    color: 'ink2',
    paddingTop: '1',
    paddingBottom: '4',
    borderBottomWidth: '1px',
    borderColor: 'line',
  },
})
const Dot = chakra('span', {
  base: { width: '2', height: '2', borderRadius: 'full', flex: 'none', marginTop: '1.5' },
  variants: { on: { true: { bg: 'good' }, false: { borderWidth: '2px', borderColor: 'ink3' } } },
})

interface StatusLineProps {
  merchant: Merchant
  onEnd: () => void
}

export const StatusLine = (props: StatusLineProps) => {
  const on = props.merchant.state === 'active' && props.merchant.offer !== null
  return (
    <Line role="status">
      <Dot on={on} aria-hidden />
      <span>{wordsOf(props)}</span>
    </Line>
  )
}

function wordsOf({ merchant: { state, offer, break_time, leave_time }, onEnd }: StatusLineProps): ReactNode {
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
      return offer === null ? (
        <Trans>Set what you buy to get offers.</Trans>
      ) : (
        <Trans>You get the offers that fit.</Trans>
      )
  }
}
