import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { isPaid, type OrderInfo } from '#contract/order.ts'
import { priceText } from '#src/lib/format.ts'
import { Digits } from '#src/ui/amount.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { Money } from '#src/ui/money.tsx'
import { coinsMoved, coinsOf } from './coins.ts'
import { Coins, Euros } from './in-order.tsx'
import { PayType } from './pay-type.tsx'

interface DealProps {
  order: OrderInfo
}

function QuantityName({ order }: DealProps): ReactNode {
  const { side, status } = order
  if (isPaid(status)) return side === 'member' ? <Trans>You sold</Trans> : <Trans>You bought</Trans>
  return side === 'member' && status !== 'cancelled' ? <Trans>You sell</Trans> : <Trans>For sale</Trans>
}

/** What was agreed, or is asked for. */
export function OrderDeal({ order }: DealProps) {
  const { i18n } = useLingui()
  const { side, status, unit_price } = order
  return (
    <Facts>
      <Fact name={<QuantityName order={order} />}>
        <Coins of={order} />
      </Fact>
      <Fact name={<Trans>Unit price</Trans>}>
        <Digits whiteSpace="normal">{priceText(unit_price, i18n.locale)}</Digits>
      </Fact>
      {status !== 'cancelled' && (side === 'member' ? <MemberTerms order={order} /> : <MerchantTerms order={order} />)}
    </Facts>
  )
}

function MemberTerms({ order }: DealProps) {
  const { fee, pay_type, merchant_name } = order
  return (
    <>
      <Fact name={<Trans>Fee</Trans>}>
        <Money value={fee} unit="EUR" />
      </Fact>
      <Fact name={<Trans>Payment type</Trans>}>
        <PayType of={pay_type} />
      </Fact>
      {!isPaid(order.status) && (
        <Fact name={merchant_name ? <Trans>You receive</Trans> : <Trans>You receive at least</Trans>}>
          <Euros of={order} />
        </Fact>
      )}
    </>
  )
}

function MerchantTerms({ order }: DealProps) {
  const { got, fee } = coinsOf(order)
  return (
    <>
      <Fact name={isPaid(order.status) || order.payment ? <Trans>You paid</Trans> : <Trans>You pay</Trans>}>
        <Euros of={order} />
      </Fact>
      <Fact name={coinsMoved(order) ? <Trans>You got</Trans> : <Trans>You get</Trans>}>
        <Money value={got} unit="COIN" />
      </Fact>
      <Fact name={<Trans>Fee</Trans>}>
        <FeeInCoins coins={fee} euros={order.fee} />
      </Fact>
      <Fact name={<Trans>Payment type</Trans>}>
        <PayType of={order.pay_type} />
      </Fact>
    </>
  )
}

export const FeeInCoins = ({ coins, euros }: { coins: string; euros: string }) => (
  <>
    <Money value={coins} unit="COIN" /> (<Money value={euros} unit="EUR" />)
  </>
)
