import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode, RefObject } from 'react'
import * as v from 'valibot'
import { decimalOf, minorOf } from '#contract/money.ts'
import { AmountAsked } from '#contract/shapes.ts'
import type { Buyers, SellStart } from '#contract/trade.ts'
import type { Sale } from '#machines/trade/buyers.flow.ts'
import { fitting, type Priced } from '#machines/trade/buyers.rules.ts'
import type { sellFlow } from '#machines/trade/sell.flow.ts'
import {
  isSamePrice,
  mostNow,
  portionOf,
  PORTIONS,
  preview,
  quantityBounds,
  type Portion,
} from '#machines/trade/sell.rules.ts'
import { priceText } from '#src/lib/format.ts'
import { hundredths, percent } from '#src/lib/share-text.ts'
import type { ViewProps } from '#src/lib/screen.tsx'
import { AmountField } from '#src/ui/amount-field.tsx'
import { amountError } from '#src/ui/amount-problem.tsx'
import { Amount, Digits } from '#src/ui/amount.tsx'
import { Money } from '#src/ui/money.tsx'
import { Chip, Chips, Pair, Receives } from '#src/ui/pair.tsx'
import { PlaceRow, Rows } from '#src/ui/rows.tsx'
import { Note } from '#src/ui/text.tsx'
import { Price } from './frame.tsx'

/** Stays clear of what stands at the foot of the phone. */
const InView = chakra('div', {
  base: { scrollMarginBottom: 'calc(max(var(--kb, 0px), var(--tabs, 0px)) + 96px)' },
})

const isLess = (one: string, other: string) => minorOf(one, 'COIN') < minorOf(other, 'COIN')

interface QuantityProps {
  start: SellStart
  quantity: string
  priced: Priced
  given: ReactNode
  pill: ReactNode
  onPortion: (portion: Portion) => void
  part: RefObject<HTMLDivElement | null>
}

export function Quantity({ start, quantity, priced, given, pill, onPortion, part }: QuantityProps) {
  const { price, floor, named } = priced
  const euros = (at: string) => decimalOf(preview(quantity, at, start.fee)?.net ?? 0n, 'EUR')
  const isSure = named !== undefined || isSamePrice(price, floor)
  const least = <Amount value={euros(floor)} unit="EUR" />
  return (
    <>
      <Pair
        gives={given}
        gets={
          <InView ref={part}>
            <Receives
              label={isSure && !named ? <Trans>You receive at least</Trans> : <Trans>You receive</Trans>}
              limit={!isSure && <Trans comment="An amount of money follows">at least {least}</Trans>}
              pill={pill}
            >
              <Amount value={euros(price)} unit="EUR" big />
            </Receives>
          </InView>
        }
      />
      <Portions start={start} quantity={quantity} onPortion={onPortion} />
    </>
  )
}

const isSame = (one: string, other: string) => v.is(AmountAsked, one) && minorOf(one, 'COIN') === minorOf(other, 'COIN')

function Portions({ start, quantity, onPortion }: Pick<QuantityProps, 'start' | 'quantity' | 'onPortion'>) {
  const { i18n, t } = useLingui()
  const there = PORTIONS.flatMap((portion) => {
    const coins = portionOf(portion, start)
    return coins === undefined ? [] : [{ portion, isChosen: isSame(quantity, coins) }]
  })
  if (there.length === 0) return null
  return (
    <Chips equal role="group" aria-label={t`How many of your coins`}>
      {there.map(({ portion, isChosen }) => (
        <Chip key={portion} on={isChosen} aria-pressed={isChosen} onClick={() => onPortion(portion)}>
          <Digits>{hundredths(String(portion), i18n.locale)}</Digits>
        </Chip>
      ))}
    </Chips>
  )
}

interface GivenProps {
  view: ViewProps<typeof sellFlow>
  start: SellStart
  typed: string
  onType: (typed: string) => void
}

export function Given({ view: { context }, start, typed, onType }: GivenProps) {
  const { problems, trouble } = context
  const { limits } = start
  const wrong = {
    problem: problems.quantity,
    trouble,
    field: 'quantity',
    unit: 'COIN',
    bounds: quantityBounds(start),
  } as const
  const most = mostNow(start)
  const isAll = portionOf(100, start) !== undefined
  return (
    <AmountField
      name="quantity"
      label={<Trans>You sell</Trans>}
      unit="COIN"
      available={most}
      bounds={
        !isAll && (
          <Trans comment="Of how many coins one order may be">
            From <Amount value={limits.min} unit="COIN" /> to <Amount value={limits.max} unit="COIN" />
          </Trans>
        )
      }
      all={
        !isAll && (
          <Trans comment="Button that fills in the maximum">
            Sell <Amount value={most} unit="COIN" />
          </Trans>
        )
      }
      defaultValue={typed}
      error={amountError(wrong)}
      onChange={onType}
    />
  )
}

export const TooFew = ({ start: { limits, balance } }: { start: SellStart }) =>
  isLess(balance.available, limits.min) ? (
    <Rows>
      <PlaceRow
        to="/pages/my/recommend"
        label={<Trans>Buy coins</Trans>}
        note={
          <Trans>
            You have <Money value={balance.available} unit="COIN" brief />.
          </Trans>
        }
      />
    </Rows>
  ) : null

interface TermsProps {
  sale: Sale
  priced: Priced
  buyers: Buyers | undefined
  fee: SellStart['fee']
}

/** What is paid for one coin now, and what is kept of it. */
export function Terms({ sale, priced: { floor, named }, buyers, fee }: TermsProps) {
  const { i18n } = useLingui()
  const there = fitting(buyers, sale)
  const [best, lowest] = [there[0], there.at(-1)]
  const text = (price: string) => <Price>{priceText(price, i18n.locale)}</Price>
  return (
    <Note paddingInline="1">
      {named ? (
        <Trans comment="A merchant and the price of one coin">
          <bdi>{named.name}</bdi> pays {text(named.price)} a coin.
        </Trans>
      ) : best && lowest && !isSamePrice(best.price, lowest.price) ? (
        <Trans comment="Two prices of one coin, and the lowest that is possible">
          Merchants pay {text(lowest.price)} to {text(best.price)}, at least {text(floor)} a coin.
        </Trans>
      ) : best ? (
        <Trans comment="A price of one coin, and the lowest that is possible">
          Merchants pay {text(best.price)}, at least {text(floor)} a coin.
        </Trans>
      ) : (
        <Trans>At least {text(floor)} a coin.</Trans>
      )}{' '}
      <Trans>
        Fee <Digits>{percent(fee.rate, i18n.locale)}</Digits>
      </Trans>
    </Note>
  )
}
