import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Depth, RechargeInfo, RechargeStatus } from '#contract/recharge.ts'
import { IfBuilt, PlaceButton } from '#src/ui/place.tsx'
import { Lead } from '#src/ui/text.tsx'

const Track = chakra('div', {
  base: {
    height: '4px',
    borderRadius: 'full',
    bg: 'sunken',
    overflow: 'hidden',
    '& > span': { display: 'block', height: 'full', bg: 'ink' },
  },
})

function DepthBar({ of: { confirmations, needed } }: { of: Depth }) {
  const { t } = useLingui()
  return (
    <Track
      role="progressbar"
      aria-label={t({ message: 'Confirmations', comment: 'Of a network, for what was sent on it' })}
      aria-valuemin={0}
      aria-valuemax={needed}
      aria-valuenow={confirmations}
    >
      <span style={{ width: `${(100 * confirmations) / needed}%` }} />
    </Track>
  )
}

const PayNow = ({ of: { order_no } }: { of: RechargeInfo }) => (
  <IfBuilt to={`/pages/money/pay?order_no=${order_no}`}>
    {(there) => (
      <PlaceButton wide to={there}>
        <Trans>Pay now</Trans>
      </PlaceButton>
    )}
  </IfBuilt>
)

type Meaning = Partial<Record<RechargeStatus, (of: RechargeInfo) => ReactNode>>

const CHAIN: Meaning = {
  awaiting_proof: ({ depth }) => (
    <>
      {depth && <DepthBar of={depth} />}
      <Lead>
        <Trans>The network confirms it block by block; then we credit it. There is nothing for you to do.</Trans>
      </Lead>
    </>
  ),
  cancelled: () => (
    <Lead>
      <Trans>
        The network no longer shows what was sent, so nothing was credited. If it arrives again, we credit it.
      </Trans>
    </Lead>
  ),
}

const GATEWAY: Meaning = {
  awaiting_proof: (recharge) => (
    <>
      <Lead>
        <Trans>Nothing is credited before you have paid.</Trans>
      </Lead>
      <PayNow of={recharge} />
    </>
  ),
  cancelled: () => (
    <Lead>
      <Trans>
        You cancelled it. Nothing was credited. If you have paid all the same, we credit it when it arrives.
      </Trans>
    </Lead>
  ),
  expired: () => (
    <Lead>
      <Trans>No payment came in time. Nothing was credited. If it still arrives, we credit it.</Trans>
    </Lead>
  ),
}

const BOTH: Meaning = {
  credited: () => (
    <Lead>
      <Trans>The money is available to you.</Trans>
    </Lead>
  ),
  reversed: () => (
    <Lead>
      <Trans>The payment was called back, so we took the money back.</Trans>
    </Lead>
  ),
}

export function MeansOnline({ of: recharge }: { of: RechargeInfo }): ReactNode {
  const { status, channel } = recharge
  return (channel.type === 'chain' ? CHAIN : GATEWAY)[status]?.(recharge) ?? BOTH[status]?.(recharge)
}
