import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { RefObject } from 'react'
import { decimalOf, minorOf } from '#contract/money.ts'
import type { SellStart } from '#contract/trade.ts'
import type { sellFlow } from '#machines/trade/sell.flow.ts'
import { mostNow, preview, quantityBounds } from '#machines/trade/sell.rules.ts'
import { percent, priceText } from '#src/lib/format.ts'
import type { ViewProps } from '#src/lib/screen.tsx'
import { AmountField } from '#src/ui/amount-field.tsx'
import { amountError } from '#src/ui/amount-problem.tsx'
import { Amount, Digits } from '#src/ui/amount.tsx'
import { Money } from '#src/ui/money.tsx'
import { PlaceRow, Row, Rows } from '#src/ui/rows.tsx'
import { Figure, Strong } from '#src/ui/text.tsx'
import { Price } from './frame.tsx'

/** Stays clear of what stands at the foot of the phone. */
const InViewProps = chakra(Rows, {
  base: { scrollMarginBottom: 'calc(max(var(--kb, 0px), var(--tabs, 0px)) + 96px)' },
})

const euros = (cents: bigint | undefined) =>
  cents === undefined ? '–' : <Money value={decimalOf(cents, 'EUR')} unit="EUR" />

interface ProceedsProps {
  quantity: string
  start: SellStart
  part: RefObject<HTMLDivElement | null>
}

export function Proceeds({ quantity, start, part }: ProceedsProps) {
  const { i18n } = useLingui()
  const { market, fee } = start
  const brings = preview(quantity, start)
  return (
    <InViewProps ref={part}>
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
          <Strong>
            <Trans>You receive at least</Trans>
          </Strong>
        }
        value={
          <Figure as="span" size="display">
            {euros(brings?.net)}
          </Figure>
        }
      />
    </InViewProps>
  )
}

interface QuantityProps {
  view: ViewProps<typeof sellFlow>
  start: SellStart
  onType: (typed: string) => void
}

const isLess = (one: string, other: string) => minorOf(one, 'COIN') < minorOf(other, 'COIN')

export function Quantity({ view: { context }, start, onType }: QuantityProps) {
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
        defaultValue={form.quantity}
        error={amountError(wrong)}
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
