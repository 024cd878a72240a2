import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ShopOrder, ShopOrderAct } from '#contract/shop-order.ts'
import { may, type OrderWish } from '#machines/shop-order/wish.rules.ts'
import { Button } from '#src/ui/button.tsx'
import { IfBuilt, PlaceButton } from '#src/ui/place.tsx'
import { Cost } from './cost.tsx'
import { allTracksAt, orderAt, payAt } from './names.ts'

type Act = OrderWish['act'] | 'refund' | 'refund_appeal'

export const ACT_WORDS: Record<Act, () => ReactNode> = {
  cancel: () => <Trans context="shop">Cancel the order</Trans>,
  receive: () => <Trans comment="Button: what was ordered has come">I have received it</Trans>,
  again: () => <Trans comment="Button: puts what was bought into the cart again">Buy again</Trans>,
  del: () => <Trans comment="Button: takes an order out of the list">Remove from list</Trans>,
  refund: () => <Trans comment="Button: asks back some or all of an order">Return items</Trans>,
  refund_cancel: () => <Trans comment="Button: takes back that a return was asked for">Cancel the return</Trans>,
  refund_appeal: () => <Trans comment="Button: after the seller refused a return">Ask our team to decide</Trans>,
}

export const KINDS = {
  receive: 'tonal',
  again: 'quiet',
  cancel: 'quiet',
  del: 'quiet',
  refund: 'quiet',
  refund_cancel: 'quiet',
  refund_appeal: 'tonal',
} as const

export const Pay = ({ of: order, low = false }: { of: ShopOrder; low?: boolean }) => (
  <IfBuilt to={payAt(order.order_no)}>
    {(there) => (
      <PlaceButton to={there} low={low} wide={!low}>
        <span>
          <Trans comment="Button: pays an order, with its sum">
            Pay <Cost of={order} />
          </Trans>
        </span>
      </PlaceButton>
    )}
  </IfBuilt>
)

const Track = ({ of: { order_no }, low = false }: { of: ShopOrder; low?: boolean }) => (
  <IfBuilt to={allTracksAt(order_no)}>
    {(there) => (
      <PlaceButton to={there} kind="quiet" low={low} wide={!low}>
        <Trans comment="Button: where the parcels of an order are">Track delivery</Trans>
      </PlaceButton>
    )}
  </IfBuilt>
)

/** What is written is written where everything of it stands. */
const Appeal = ({ of: { order_no } }: { of: ShopOrder }) => (
  <PlaceButton to={orderAt(order_no)} kind="tonal" low>
    {ACT_WORDS.refund_appeal()}
  </PlaceButton>
)

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    columnGap: '2',
    rowGap: '2',
    '&:empty': { display: 'none' },
  },
})

/** From the quietest to what is most likely wanted. */
const ORDER = [
  'del',
  'cancel',
  'again',
  'refund_cancel',
  'express',
  'receive',
  'refund_appeal',
  'pay',
] as const satisfies readonly ShopOrderAct[]

interface ActsProps {
  of: ShopOrder
  busy: boolean
  onAsk: (act: OrderWish['act']) => void
}

/** What may be done to one of a list: only what the server allows. */
export const Acts = ({ of: order, busy, onAsk }: ActsProps) => (
  <Line>
    {ORDER.filter((act) => may(order, act)).map((act) => {
      if (act === 'pay') return <Pay key={act} of={order} low />
      if (act === 'express') return <Track key={act} of={order} low />
      if (act === 'refund_appeal') return <Appeal key={act} of={order} />
      return (
        <Button key={act} kind={KINDS[act]} low disabled={busy} onClick={() => onAsk(act)}>
          {ACT_WORDS[act]()}
        </Button>
      )
    })}
  </Line>
)
