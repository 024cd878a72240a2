import { late } from '#src/ui/late.tsx'
import { ActiveOrder } from './active-order.tsx'
import { below } from './below.ts'
import type { BelowProps } from './below-props.ts'

const Below = late(below, ({ HomeBelow }) => HomeBelow)

export function HomeSections({ home, ...turns }: BelowProps) {
  return (
    <>
      {home.active && <ActiveOrder order={home.active} onOverdue={turns.onRefresh} />}
      <Below home={home} {...turns} />
    </>
  )
}
