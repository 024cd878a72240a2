import { Trans, useLingui } from '@lingui/react/macro'
import { createContext, useContext, type ReactNode } from 'react'
import { decimalOf } from '#contract/money.ts'
import type { Buyer, Buyers } from '#contract/trade.ts'
import { buyersFlow } from '#machines/trade/buyers.flow.ts'
import { fitting } from '#machines/trade/buyers.rules.ts'
import { preview } from '#machines/trade/sell.rules.ts'
import { hourText } from '#src/lib/day-text.ts'
import { isNothing, priceText } from '#src/lib/format.ts'
import { screen, withProps, type ViewProps } from '#src/lib/screen.tsx'
import { percent } from '#src/lib/share-text.ts'
import { Closed } from '#src/parts/home/market-clock.tsx'
import { Amount, Digits } from '#src/ui/amount.tsx'
import { Button } from '#src/ui/button.tsx'
import { Money } from '#src/ui/money.tsx'
import { Receives } from '#src/ui/pair.tsx'
import { Note } from '#src/ui/text.tsx'
import { TroubleText } from '#src/ui/trouble-text.tsx'
import type { CalculatorProps } from './calculator.tsx'

const MarketContext = createContext<CalculatorProps>({ market: undefined, onMarketTurned: () => undefined })
export const MarketProvider = MarketContext.Provider

const EMPTY = '\u00a0'

type ReceivingViewProps = ViewProps<typeof buyersFlow>

/** While the market is closed it says when it opens, instead of what is true now. */
function Limit({ children }: { children?: ReactNode }) {
  const { market, onMarketTurned } = useContext(MarketContext)
  return market?.is_open === 0 ? <Closed market={market} onTurned={onMarketTurned} /> : children
}

const Coming = () => (
  <Receives label={<Trans>You receive</Trans>} limit={<Limit />}>
    {EMPTY}
  </Receives>
)

const Unreachable = ({ context, send }: ReceivingViewProps) => (
  <Receives
    label={<Trans>You receive</Trans>}
    limit={<Limit />}
    pill={
      <Button kind="text" onClick={() => send({ type: 'retry' })}>
        <Trans>Try again</Trans>
      </Button>
    }
  >
    <Note as="span" role="status">
      <TroubleText of={context.trouble} />
    </Note>
  </Receives>
)

const brings = (quantity: string, price: string, { fee_rate }: Buyers): string =>
  decimalOf(preview(quantity, price, { rate: fee_rate, fixed: '0' })?.net ?? 0n, 'EUR')

interface BroughtProps extends ReceivingViewProps {
  isBehind?: boolean
}

/** At the price of whoever pays most for that many, beside what nobody goes below. */
function Brought({ context: { buyers, sale }, isBehind = false }: BroughtProps) {
  if (!buyers) return <Coming />
  const { range, floor, server_time } = buyers
  const [best] = fitting(buyers, sale)
  const limit = isBehind ? <Age of={server_time} /> : best ? <BestPrice of={best} /> : <Nobody />
  if (!best && range)
    return (
      <Receives label={<Trans>You receive</Trans>} limit={<Limit>{isBehind && limit}</Limit>}>
        <Outside range={range} />
      </Receives>
    )
  return (
    <Receives
      label={best ? <Trans>You receive</Trans> : <Trans>You receive at least</Trans>}
      limit={<Limit>{limit}</Limit>}
      pill={<LessFee rate={buyers.fee_rate} least={best && brings(sale.quantity, floor.price, buyers)} />}
    >
      <Amount value={brings(sale.quantity, (best ?? floor).price, buyers)} unit="EUR" big />
    </Receives>
  )
}

const Nobody = () => <Trans>Nobody buys at this moment.</Trans>

function BestPrice({ of: { price } }: { of: Buyer }) {
  const { i18n } = useLingui()
  return (
    <Trans comment="Beside an amount; the price of one coin follows">
      best price{' '}
      <Digits whiteSpace="normal" overflowWrap="anywhere">
        {priceText(price, i18n.locale)}
      </Digits>
    </Trans>
  )
}

function Age({ of: at }: { of: number }) {
  const { i18n } = useLingui()
  return (
    <span role="status">
      <Trans>
        No connection. Price from <Digits>{hourText(at, i18n.locale)}</Digits>.
      </Trans>
    </span>
  )
}

function LessFee({ rate, least }: { rate: string; least: string | undefined }) {
  const { i18n } = useLingui()
  const fee = <Digits>{percent(rate, i18n.locale)}</Digits>
  const floor = least !== undefined && <Amount value={least} unit="EUR" />
  if (isNothing(rate)) return floor && <Trans>at least {floor}</Trans>
  return floor ? (
    <Trans>
      at least {floor} after the {fee} fee
    </Trans>
  ) : (
    <Trans>after the {fee} fee</Trans>
  )
}

const Outside = ({ range: { least, most } }: { range: NonNullable<Buyers['range']> }) => (
  <Note as="span" tone="ink" role="status">
    <Trans>
      Merchants take from <Amount value={least} unit="COIN" brief /> to <Money value={most} unit="COIN" brief /> in one
      order now.
    </Trans>
  </Note>
)

export const ReceivingScreen = screen(
  buyersFlow,
  {
    opening: Coming,
    unreachable: Unreachable,
    shown: Brought,
    typing: Brought,
    following: Brought,
    behind: withProps(Brought, { isBehind: true }),
  },
  'data-receiving',
)
