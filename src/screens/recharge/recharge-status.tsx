import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { RechargeInfo, RechargeStatus } from '#contract/recharge.ts'
import { RechargeTag } from '#src/parts/recharge/recharge-tag.tsx'
import { Countdown } from '#src/ui/countdown.tsx'
import { SaidMoment } from '#src/ui/said-moment.tsx'
import { Money } from '#src/ui/money.tsx'
import { Card, Line } from '#src/ui/surface.tsx'
import { Figure, Lead, Strong } from '#src/ui/text.tsx'
import { Caution } from '#src/ui/trouble-text.tsx'
import { MeansOnline } from './online.tsx'

interface RechargeHeadProps {
  recharge: RechargeInfo
  onZero: () => void
}

/** How it stands and what that means: green only where the money is there. */
export function RechargeHead({ recharge, onZero }: RechargeHeadProps) {
  const { status, currency, amount, actual_amount, balance_after, online } = recharge
  const isCredited = status === 'credited'
  return (
    <Card holds="prose" tone={isCredited ? 'good' : 'plain'} gap="2">
      <RechargeTag role="status" justifySelf="start" of={recharge} />
      <Figure size="hero" tone={isCredited ? 'good' : 'ink'}>
        <Money value={isCredited ? actual_amount : amount} unit={currency} signed={isCredited} big />
      </Figure>
      <TimeLeft of={recharge} onZero={onZero} />
      {isCredited && balance_after !== null && (
        <Line textStyle="note" color="ink2">
          <span>
            <Trans>Balance after</Trans>
          </span>
          <Strong>
            <Money value={balance_after} unit={currency} />
          </Strong>
        </Line>
      )}
      {online === 1 ? <MeansOnline of={recharge} /> : MEANS[status]?.(recharge)}
    </Card>
  )
}

const TimeLeft = ({ of: { expire_time, online }, onZero }: { of: RechargeInfo; onZero: () => void }) =>
  expire_time !== null && (
    <Line textStyle="note" color="ink2">
      <span>
        {online === 1 ? (
          <Trans>
            Pay by <SaidMoment at={expire_time} />
          </Trans>
        ) : (
          <Trans>
            Send the receipt by <SaidMoment at={expire_time} />
          </Trans>
        )}
      </span>
      <Strong>
        <Countdown until={expire_time} onEnd={onZero} />
      </Strong>
    </Line>
  )

const SentAnyway = () => (
  <Lead>
    <Trans>Have you sent the money anyway? Please write to our team and quote the payment reference.</Trans>
  </Lead>
)

const Reason = ({ of: { reject_reason } }: { of: RechargeInfo }) =>
  reject_reason ? (
    <Caution>
      <bdi>{reject_reason}</bdi>
    </Caution>
  ) : null

const Appeals = ({ of: { allowed, appeal_time } }: { of: RechargeInfo }): ReactNode =>
  allowed.includes('appeal') && appeal_time !== null ? (
    <Trans>
      Nothing was credited. If that is not right, ask for a second review by <SaidMoment at={appeal_time} />.
    </Trans>
  ) : (
    <Trans>Nothing was credited.</Trans>
  )

const MEANS: Partial<Record<RechargeStatus, (of: RechargeInfo) => ReactNode>> = {
  submitted: () => (
    <Lead>
      <Trans>Our team compares your receipt with what arrives. You can close the app; we tell you here.</Trans>
    </Lead>
  ),
  in_review: () => (
    <Lead>
      <Trans>Our team is comparing your receipt with what has arrived.</Trans>
    </Lead>
  ),
  needs_info: (recharge) => <Reason of={recharge} />,
  credited: () => (
    <Lead>
      <Trans>The money is available to you.</Trans>
    </Lead>
  ),
  rejected: (recharge) => (
    <>
      <Reason of={recharge} />
      <Lead>
        <Appeals of={recharge} />
      </Lead>
    </>
  ),
  cancelled: () => (
    <>
      <Lead>
        <Trans>You cancelled it. Nothing was credited.</Trans>
      </Lead>
      <SentAnyway />
    </>
  ),
  expired: () => (
    <>
      <Lead>
        <Trans>No receipt came in time. Nothing was credited.</Trans>
      </Lead>
      <SentAnyway />
    </>
  ),
  reversed: (recharge) => (
    <>
      <Reason of={recharge} />
      <Lead>
        <Trans>The payment was called back, so we took the money back.</Trans>
      </Lead>
    </>
  ),
}
