import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { ShopOrderAct, ShopOrderInfo } from '#contract/shop-order.ts'
import type { ReturnWish } from '#machines/refund/wish.rules.ts'
import { may, type OrderWish } from '#machines/shop-order/wish.rules.ts'
import { Button } from '#src/ui/button.tsx'
import { Note } from '#src/ui/text.tsx'
import { ACT_WORDS, KINDS, Pay } from './acts.tsx'

const FIRST = ['pay', 'refund_appeal', 'receive', 'again'] as const satisfies readonly ShopOrderAct[]

/** What is most likely wanted of it. */
const firstOf = (order: ShopOrderInfo) => FIRST.find((act) => may(order, act))

const Line = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3', '&:empty': { display: 'none' } } })

export interface OrderActsProps {
  of: ShopOrderInfo
  busy: boolean
  onAsk: (act: OrderWish['act'] | ReturnWish['call']) => void
}

/** Only what the server allows; a parcel is followed where it stands. */
export function footOf({ of: order, busy, onAsk }: OrderActsProps): ReactNode {
  const first = firstOf(order)
  if (first === undefined) return undefined
  if (first === 'pay') return <Pay of={order} />
  /** As long as a parcel is under way nobody is urged to say that it came. */
  const isCome = first === 'receive' && order.packages.every(({ state }) => state === 'signed')
  const isUrged = isCome || first === 'refund_appeal'
  return (
    <Button wide kind={isUrged ? 'main' : 'quiet'} disabled={busy} onClick={() => onAsk(first)}>
      {ACT_WORDS[first]()}
    </Button>
  )
}

/** Whatever else may be done, and why it is not cancelled; what waits for a parcel the head says. */
export function OtherActs({ of: order, busy, onAsk }: OrderActsProps) {
  const first = firstOf(order)
  return (
    <>
      <Line>
        {(['refund', 'refund_cancel', 'again', 'cancel', 'del'] as const)
          .filter((act) => act !== first && may(order, act))
          .map((act) => (
            <Button key={act} kind={KINDS[act]} low disabled={busy} onClick={() => onAsk(act)}>
              {ACT_WORDS[act]()}
            </Button>
          ))}
      </Line>
      {order.refused
        .filter(({ act }) => act === 'cancel' || act === 'refund')
        .map(({ act, text }) => (
          <Note key={act}>{text}</Note>
        ))}
    </>
  )
}
