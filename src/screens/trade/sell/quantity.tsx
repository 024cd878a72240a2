import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { RefObject } from 'react'
import { decimalOf, minorOf } from '#contract/money.ts'
import type { Mode, Rail } from '#contract/order.ts'
import type { SellStart } from '#contract/trade.ts'
import type { sellFlow } from '#machines/trade/sell.flow.ts'
import { mostNow, preview, quantityBounds } from '#machines/trade/sell.rules.ts'
import { priceText } from '#src/lib/format.ts'
import { percent } from '#src/lib/share-text.ts'
import type { ViewProps } from '#src/lib/screen.tsx'
import { AmountField } from '#src/ui/amount-field.tsx'
import { amountError } from '#src/ui/amount-problem.tsx'
import { Amount, Digits } from '#src/ui/amount.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { Money } from '#src/ui/money.tsx'
import { Pair, Receives } from '#src/ui/pair.tsx'
import { PlaceRow, Rows } from '#src/ui/rows.tsx'
import { Note } from '#src/ui/text.tsx'
import { Price } from './frame.tsx'

/** Stays clear of what stands at the foot of the phone. */
const InView = chakra('div', {
  base: { scrollMarginBottom: 'calc(max(var(--kb, 0px), var(--tabs, 0px)) + 96px)' },
})

const isLess = (one: string, other: string) => minorOf(one, 'COIN') < minorOf(other, 'COIN')

interface QuantityProps {
  view: ViewProps<typeof sellFlow>
  start: SellStart
  quantity: string
  rail: Rail
  onType: (typed: string) => void
  part: RefObject<HTMLDivElement | null>
}

export function Quantity({ view, start, quantity, rail, onType, part }: QuantityProps) {
  const brings = preview(quantity, start)
  return (
    <Pair
      gives={<Given view={view} start={start} onType={onType} />}
      gets={
        <InView ref={part}>
          <Receives
            label={<Trans>You receive at least</Trans>}
            pill={rail === 'bank' ? <Trans>To your bank account</Trans> : <Trans>To your balance</Trans>}
          >
            <Amount value={decimalOf(brings?.net ?? 0n, 'EUR')} unit="EUR" big />
          </Receives>
        </InView>
      }
    />
  )
}

function Given({ view: { context }, start, onType }: Pick<QuantityProps, 'view' | 'start' | 'onType'>) {
  const { form, problems, trouble } = context
  const { limits, balance } = start
  const wrong = {
    problem: problems.quantity,
    trouble,
    field: 'quantity',
    unit: 'COIN',
    bounds: quantityBounds(start),
  } as const
  const most = mostNow(start)
  const isAll = most === balance.available
  return (
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
      defaultValue={form.quantity}
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
  quantity: string
  mode: Mode
  start: SellStart
}

/** One line, and its sums as soon as there is an amount. */
export function Terms({ quantity, mode, start }: TermsProps) {
  const { i18n } = useLingui()
  const brings = preview(quantity, start)
  const price = priceText(start.market.unit_price, i18n.locale)
  const fee = (
    <>
      <Trans>Fee</Trans> <Digits>{percent(start.fee.rate, i18n.locale)}</Digits>
    </>
  )
  return (
    <>
      <Note paddingInline="1">
        {mode === 'normal' ? (
          <Trans>
            Best price first, at least <Price>{price}</Price> a coin.
          </Trans>
        ) : (
          <Trans>
            At least <Price>{price}</Price> a coin.
          </Trans>
        )}{' '}
        {!brings && fee}
      </Note>
      {brings && (
        <Facts>
          <Fact name={<Trans>Transaction amount</Trans>}>
            <Money value={decimalOf(brings.amount, 'EUR')} unit="EUR" />
          </Fact>
          <Fact name={fee}>
            <Money value={decimalOf(brings.fee, 'EUR')} unit="EUR" />
          </Fact>
        </Facts>
      )}
    </>
  )
}
