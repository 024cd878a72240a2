import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { CircleCheck, CircleX, Clock, Undo2, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { RechargeInfo, RechargeStatus } from '#contract/recharge.ts'
import { Countdown } from '#src/ui/countdown.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { SaidMoment } from '#src/ui/moment.tsx'
import { Money } from '#src/ui/money.tsx'
import { Figure, Lead } from '#src/ui/text.tsx'
import { Caution } from '#src/ui/trouble-text.tsx'
import { isOnItsWay, MeansOnline } from './online.tsx'

const Head = chakra('section', { base: { display: 'grid', gap: '1' } })
const Status = chakra('p', {
  base: { display: 'flex', alignItems: 'center', gap: '2', textStyle: 'note', fontWeight: '600' },
  variants: {
    tone: { calm: { color: 'ink2' }, good: { color: 'good' }, bad: { color: 'bad' }, warn: { color: 'warn' } },
  },
})
const Line = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '4',
    textStyle: 'note',
    color: 'ink2',
    '& > [role=timer]': { textStyle: 'strong', color: 'ink' },
  },
})
const Box = chakra('div', { base: { display: 'grid', gap: '3', paddingTop: '4', '&:empty': { display: 'none' } } })

type Tone = 'calm' | 'good' | 'bad' | 'warn'
const LOOKS: Readonly<Record<RechargeStatus, readonly [LucideIcon, Tone]>> = {
  awaiting_proof: [Clock, 'warn'],
  submitted: [Clock, 'calm'],
  in_review: [Clock, 'calm'],
  needs_info: [Clock, 'warn'],
  credited: [CircleCheck, 'good'],
  rejected: [CircleX, 'bad'],
  cancelled: [Undo2, 'calm'],
  expired: [Undo2, 'calm'],
  reversed: [CircleX, 'bad'],
}

interface RechargeHeadProps {
  recharge: RechargeInfo
  onZero: () => void
}

export function RechargeHead({ recharge, onZero }: RechargeHeadProps) {
  const { status, status_text, currency, amount, actual_amount, expire_time, balance_after, online } = recharge
  const [icon, tone] = isOnItsWay(recharge) ? ([Clock, 'calm'] as const) : LOOKS[status]
  const isCredited = status === 'credited'
  return (
    <Head>
      <Status tone={tone} role="status">
        <Icon of={icon} size={18} />
        {status_text}
      </Status>
      <Figure>
        <Money value={isCredited ? actual_amount : amount} unit={currency} signed={isCredited} />
      </Figure>
      {expire_time !== null && (
        <Line>
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
          <Countdown until={expire_time} onEnd={onZero} />
        </Line>
      )}
      {isCredited && balance_after !== null && (
        <Line>
          <span>
            <Trans>Balance after</Trans>
          </span>
          <Money value={balance_after} unit={currency} />
        </Line>
      )}
    </Head>
  )
}

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

export const RechargeMeaning = ({ recharge }: { recharge: RechargeInfo }) => (
  <Box>{recharge.online === 1 ? <MeansOnline of={recharge} /> : MEANS[recharge.status]?.(recharge)}</Box>
)
