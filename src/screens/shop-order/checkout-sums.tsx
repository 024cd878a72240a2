import { chakra } from '@chakra-ui/react'
import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OrderConfirm } from '#contract/shop-order.ts'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { isSome } from '#src/ui/held.tsx'
import { Money } from '#src/ui/money.tsx'
import { Row } from '#src/ui/rows.tsx'
import { Card, Line } from '#src/ui/surface.tsx'
import { Figure, Note, Strong } from '#src/ui/text.tsx'
import { Sums, ToPay } from './checkout-parts.tsx'
import { Freight } from './cost.tsx'

type Confirmed = { of: OrderConfirm }

/** The sum stands under a line of its own. */
const Total = chakra(Line, {
  base: { paddingBlock: '3', borderTopWidth: '2px', borderTopStyle: 'solid', borderTopColor: 'ink' },
})

export const Price = ({ of: { price }, busy }: Confirmed & { busy: boolean }) => (
  <Sums aria-busy={busy}>
    <Card as="div">
      {isSome(price.goods) && <Row label={<Trans>Goods</Trans>} value={<Money value={price.goods} unit="EUR" />} />}
      <Row label={<Trans>Delivery</Trans>} value={<Freight of={price} />} />
      {isSome(price.coupon) && (
        <Row
          label={<Trans comment="A coupon, where one may be used">Coupon</Trans>}
          value={<Money value={`-${price.coupon}`} unit="EUR" />}
        />
      )}
      {isSome(price.points) && (
        <Row label={<Trans>Points</Trans>} value={<Money value={`-${price.points}`} unit="EUR" />} />
      )}
      <Total>
        <Strong>
          <Trans>To pay</Trans>
        </Strong>
        <Figure size="title" as="span" aria-live="polite">
          <ToPay of={price} big />
        </Figure>
      </Total>
    </Card>
  </Sums>
)

export const Minutes = ({ of: { pay_minutes } }: Confirmed) => (
  <Plural value={pay_minutes} one="# minute" other="# minutes" />
)
export const Returns = ({ of: { return_days } }: Confirmed) => (
  <Plural value={return_days} one="up to # day after it arrives" other="up to # days after it arrives" />
)

function Accounts({ of: { available } }: Confirmed): ReactNode {
  const { balance, shop, points } = available
  return (
    <>
      {balance !== undefined && (
        <Fact name={<Trans>Available in your balance</Trans>}>
          <Money value={balance} unit="EUR" />
        </Fact>
      )}
      {shop !== undefined && (
        <Fact name={<Trans>Available in your shopping balance</Trans>}>
          <Money value={shop} unit="EUR" />
        </Fact>
      )}
      {points !== undefined && (
        <Fact name={<Trans>Available in points</Trans>}>
          <Money value={String(points)} unit="POINTS" />
        </Fact>
      )}
    </>
  )
}

function PaidFrom({ of: { pays_from: from } }: Confirmed): ReactNode {
  if (from.includes('gateway'))
    return (
      <Trans>
        On the next page you choose: your balance, your shopping balance or a payment service. What came through a
        payment service returns to your balance.
      </Trans>
    )
  if (from.includes('shop')) return <Trans>It is paid from your shopping balance alone.</Trans>
  return <Trans>It is paid with points. They are held when you order and taken when you confirm.</Trans>
}

/** What holds once it is ordered. */
export const Terms = ({ of: confirm }: Confirmed) => (
  <>
    <Facts>
      <Fact name={<Trans>Time to pay</Trans>}>
        <Minutes of={confirm} />
      </Fact>
      <Fact name={<Trans>Can be returned</Trans>}>
        <Returns of={confirm} />
      </Fact>
      <Accounts of={confirm} />
      {confirm.earns > 0 && (
        <Fact name={<Trans>You receive</Trans>}>
          <Money value={String(confirm.earns)} unit="POINTS" />
          <Note as="span" display="block">
            <Trans>once it can no longer be returned, if the points pool holds them</Trans>
          </Note>
        </Fact>
      )}
    </Facts>
    <Note paddingInline="1">
      <PaidFrom of={confirm} />
    </Note>
  </>
)
