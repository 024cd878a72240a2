import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Coupon, MemberCoupon } from '#contract/coupon.ts'
import { serverNow } from '#src/lib/server-clock.ts'
import { Moment } from '#src/ui/moment.tsx'

const Until = ({ from, to }: { from: number; to: number }): ReactNode =>
  from > serverNow() ? (
    <Trans comment="When a coupon can be used">
      From <Moment at={from} /> until <Moment at={to} />
    </Trans>
  ) : (
    <Trans comment="How long a coupon can be used">
      Until <Moment at={to} />
    </Trans>
  )

/** Of one that is given away. */
export function GivenUntil({ of: { valid_type, valid_days, start_time, end_time } }: { of: Coupon }): ReactNode {
  if (valid_type === 'days')
    return <Plural value={valid_days} one="For # day from when you get it" other="For # days from when you get it" />
  return end_time === null ? (
    <Trans comment="A coupon holds without an end">No end date</Trans>
  ) : (
    <Until from={start_time} to={end_time} />
  )
}

/** Of the member's own. */
export function MineUntil({ of: { status, start_time, end_time, used_time } }: { of: MemberCoupon }): ReactNode {
  if (status === 'used' && used_time !== null)
    return (
      <Trans comment="When a coupon was used">
        Used <Moment at={used_time} />
      </Trans>
    )
  if (status === 'expired')
    return (
      <Trans comment="When a coupon ended that was not used">
        Ended <Moment at={end_time} />
      </Trans>
    )
  return <Until from={start_time} to={end_time} />
}
