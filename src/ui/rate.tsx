import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { priceText, type Unit } from '#src/lib/format.ts'
import { Digits } from './amount.tsx'
import { Money } from './money.tsx'

function One({ unit }: { unit: Unit }): ReactNode {
  switch (unit) {
    case 'COIN':
      return <Trans>1 coin</Trans>
    case 'POINTS':
      return <Trans>1 point</Trans>
    default:
      return <Money value="1" unit={unit} />
  }
}

/** What one whole unit becomes, with all its places. */
export function Rate({ rate, from, to }: { rate: string; from: Unit; to: Unit }) {
  const { i18n } = useLingui()
  return (
    <>
      <One unit={from} /> ={' '}
      {to === 'EUR' ? (
        <Digits whiteSpace="normal" overflowWrap="anywhere">
          {priceText(rate, i18n.locale)}
        </Digits>
      ) : (
        <Money value={rate} unit={to} />
      )}
    </>
  )
}
