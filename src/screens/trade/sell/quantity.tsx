import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { decimalOf, minorOf } from '#contract/money.ts'
import type { SellStart } from '#contract/trade.ts'
import type { sellFlow } from '#machines/trade/sell.flow.ts'
import { type SellProblem, mostNow, preview } from '#machines/trade/sell.rules.ts'
import { percent, priceText } from '#src/lib/format.ts'
import type { Sight } from '#src/lib/screen.tsx'
import { AmountField } from '#src/ui/amount-field.tsx'
import { Amount, Digits } from '#src/ui/amount.tsx'
import { Money } from '#src/ui/money.tsx'
import { wordsFor } from '#src/ui/problem-text.tsx'
import { PlaceRow, Row, Rows } from '#src/ui/rows.tsx'
import { TroubleText } from '#src/ui/trouble-text.tsx'
import { Price } from './frame.tsx'

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

interface QuantityProps {
  sight: Sight<typeof sellFlow>
  start: SellStart
  /** There was not enough when it was asked for. */
  short: boolean
  onType: (typed: string) => void
}

const isLess = (one: string, other: string) => minorOf(one, 'COIN') < minorOf(other, 'COIN')

/** What is wrong with a quantity, with the number that it is measured by. */
function problemWords(problem: SellProblem, { limits, balance }: SellStart): ReactNode {
  switch (problem) {
    case 'amount-least':
      return (
        <Trans>
          The minimum is <Amount value={limits.min} unit="COIN" />.
        </Trans>
      )
    case 'amount-most':
      return (
        <Trans>
          The maximum is <Amount value={limits.max} unit="COIN" />.
        </Trans>
      )
    case 'amount-available':
      return (
        <Trans>
          You have only <Amount value={balance.available} unit="COIN" /> to sell.
        </Trans>
      )
    case 'amount-today':
      return (
        <Trans>
          Today you can still sell <Amount value={limits.today_left} unit="COIN" />.
        </Trans>
      )
    default:
      return wordsFor('quantity', { quantity: problem })
  }
}

function errorOf({ sight, start, short }: QuantityProps): ReactNode {
  const { problems, trouble } = sight.context
  if (problems.quantity) return problemWords(problems.quantity, start)
  return short ? <TroubleText of={trouble} /> : wordsFor('quantity', {}, trouble)
}

/** How many coins: between which bounds, and all of them by one touch. */
export function Quantity(props: QuantityProps) {
  const { sight, start, onType } = props
  const { limits, balance } = start
  const most = mostNow(start)
  const isAll = most === balance.available
  return (
    <div>
      <AmountField
        name="quantity"
        label={<Trans>You sell</Trans>}
        unit="COIN"
        available={most}
        bounds={
          <Trans comment="Of how many coins one order may be">
            From <Amount value={limits.min} unit="COIN" /> to <Amount value={limits.max} unit="COIN" />
          </Trans>
        }
        all={
          isAll ? (
            <Trans>
              Sell all <Amount value={most} unit="COIN" />
            </Trans>
          ) : (
            <Trans comment="Button that fills in the maximum">
              Sell <Amount value={most} unit="COIN" />
            </Trans>
          )
        }
        defaultValue={sight.context.form.quantity}
        error={errorOf(props)}
        onChange={onType}
      />
      {isLess(balance.available, limits.min) && (
        <PlaceRow
          to="/pages/my/recommend"
          label={<Trans>Buy coins</Trans>}
          note={
            <Trans>
              You have <Money value={balance.available} unit="COIN" />.
            </Trans>
          }
        />
      )}
    </div>
  )
}
