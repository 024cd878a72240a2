import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Coupon } from '#contract/coupon.ts'
import { unmarked } from '#src/lib/format.ts'
import { hundredths } from '#src/lib/share-text.ts'
import { Digits } from '#src/ui/amount.tsx'
import { isSome } from '#src/ui/held.tsx'
import { Money } from '#src/ui/money.tsx'

export type Valued = Pick<Coupon, 'amount' | 'percent' | 'min_amount' | 'type'>

/** What it takes off: so much, or such a part. */
export function Worth({ of: { amount, percent } }: { of: Valued }): ReactNode {
  const { i18n } = useLingui()
  if (percent > 0) return <Digits>{hundredths(String(percent), i18n.locale)}</Digits>
  return <Money value={amount} unit="EUR" brief />
}

/** Cents only where there are any. */
const sumText = (amount: string, locale: string) =>
  unmarked(
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'EUR',
      trailingZeroDisplay: 'stripIfInteger',
    } as Intl.NumberFormatOptions).format(amount as Intl.StringNumericLiteral),
  )

/** As large as the stub of a ticket lets it be. */
const Large = chakra('p', {
  base: {
    textStyle: 'figure',
    fontSize: 'min(2.125rem, 12.5cqi)',
    color: 'inherit',
    overflowWrap: 'anywhere',
    '& bdi': { whiteSpace: 'normal' },
    '@container (min-width: 17.5rem)': { fontSize: 'min(2.125rem, 8.4cqi)' },
  },
})

export function CouponFigure({ of: coupon }: { of: Valued }) {
  const { i18n } = useLingui()
  return (
    <Large>{coupon.percent > 0 ? <Worth of={coupon} /> : <Digits>{sumText(coupon.amount, i18n.locale)}</Digits>}</Large>
  )
}

/** From which sum on it takes something off; a voucher takes nothing off here. */
export function FromSum({ of: { type, min_amount } }: { of: Valued }): ReactNode {
  if (type === 'in_store_voucher') return <Trans>in the store</Trans>
  return isSome(min_amount) ? (
    <Trans comment="The least sum of an order that a coupon is for">
      from <Money value={min_amount} unit="EUR" brief />
    </Trans>
  ) : (
    <Trans comment="A coupon is for an order of any sum">no minimum</Trans>
  )
}
