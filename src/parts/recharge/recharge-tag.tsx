import { CircleCheck, CircleX, Clock, Undo2, type LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { Recharge, RechargeStatus } from '#contract/recharge.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Tag } from '#src/ui/surface.tsx'

type Tone = 'plain' | 'good' | 'bad' | 'warn'
const LOOKS: Readonly<Record<RechargeStatus, readonly [LucideIcon, Tone]>> = {
  awaiting_proof: [Clock, 'warn'],
  submitted: [Clock, 'plain'],
  in_review: [Clock, 'plain'],
  needs_info: [Clock, 'warn'],
  credited: [CircleCheck, 'good'],
  rejected: [CircleX, 'bad'],
  cancelled: [Undo2, 'plain'],
  expired: [Undo2, 'plain'],
  reversed: [CircleX, 'bad'],
}

type Stands = Pick<Recharge, 'status' | 'status_text' | 'online' | 'expire_time'>

/** A network confirms it without a clock: nobody is waited for. */
const isOnItsWay = ({ online, status, expire_time }: Stands): boolean =>
  online === 1 && status === 'awaiting_proof' && expire_time === null

export function RechargeTag({ of: recharge, ...look }: { of: Stands } & ComponentProps<typeof Tag>) {
  const [icon, tone] = isOnItsWay(recharge) ? ([Clock, 'plain'] as const) : LOOKS[recharge.status]
  return (
    <Tag {...look} {...(tone === 'bad' ? { bg: 'badSoft', color: 'bad' } : { tone })}>
      <Icon of={icon} size={14} />
      <span>{recharge.status_text}</span>
    </Tag>
  )
}
