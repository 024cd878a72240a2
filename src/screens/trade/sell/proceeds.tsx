import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { decimalOf } from '#contract/money.ts'
import type { SellStart } from '#contract/trade.ts'
import { preview } from '#machines/trade/sell.rules.ts'
import { percent, priceText } from '#src/lib/format.ts'
import { Digits } from '#src/ui/amount.tsx'
import { Money } from '#src/ui/money.tsx'
import { Row, Rows } from '#src/ui/rows.tsx'
import { Price } from './price.tsx'

const Main = chakra('span', { base: { textStyle: 'strong', color: 'ink' } })
const Figure = chakra('span', { base: { textStyle: 'display', color: 'ink' } })

const euros = (cents: bigint | undefined) =>
  cents === undefined ? '–' : <Money value={decimalOf(cents, 'EUR')} unit="EUR" />

/** What the coins bring at the price of now, and what of it is kept as a fee: worked out while one types. */
export function Proceeds({ quantity, start }: { quantity: string; start: SellStart }) {
  const { i18n } = useLingui()
  const { market, fee } = start
  const brings = preview(quantity, start)
  return (
    <Rows>
      <Row label={<Trans>Unit price</Trans>} value={<Price>{priceText(market.unit_price, i18n.locale)}</Price>} />
      <Row label={<Trans>Transaction amount</Trans>} value={euros(brings?.amount)} />
      <Row
        label={
          <>
            <Trans>Fee</Trans>{' '}
            <chakra.span textStyle="note" color="ink3">
              <Digits>{percent(fee.rate, i18n.locale)}</Digits>
            </chakra.span>
          </>
        }
        value={brings ? euros(-brings.fee) : '–'}
      />
      <Row
        label={
          <Main>
            <Trans>You receive at least</Trans>
          </Main>
        }
        value={<Figure>{euros(brings?.net)}</Figure>}
      />
    </Rows>
  )
}
