import { late } from '#src/ui/late.tsx'
import { ActiveOrder } from './active-order.tsx'
import { below, type BelowProps } from './below.ts'
import { Accounts } from './owned.tsx'

const Below = late(below, ({ HomeBelow }) => HomeBelow)

export function HomeSections({ home, ...turns }: BelowProps) {
  const { active, money, steps } = home
  return (
    <>
      {active && <ActiveOrder order={active} onOverdue={turns.onRefresh} />}
      {money && !steps && <Accounts money={money} />}
      <Below home={home} {...turns} />
    </>
  )
}
