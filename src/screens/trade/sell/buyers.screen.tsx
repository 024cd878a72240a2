import { chakra } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Star, TriangleAlert } from 'lucide-react'
import { createContext, useContext, useState, type ReactNode } from 'react'
import { ORDERS_OF_RECORD } from '#contract/limits.ts'
import { decimalOf } from '#contract/money.ts'
import type { Buyer, SellStart } from '#contract/trade.ts'
import { buyersFlow, type Sale } from '#machines/trade/buyers.flow.ts'
import { fitting, misfitOf, type Misfit } from '#machines/trade/buyers.rules.ts'
import { preview } from '#machines/trade/sell.rules.ts'
import { priceText } from '#src/lib/format.ts'
import { screen, type ViewProps } from '#src/lib/screen.tsx'
import { Face } from '#src/parts/trade/face.tsx'
import { recordTexts } from '#src/parts/trade/record-text.ts'
import { pressed } from '#src/theme/recipes/row.ts'
import { Amount, Digits } from '#src/ui/amount.tsx'
import { Behind } from '#src/ui/behind.tsx'
import { Button } from '#src/ui/button.tsx'
import { Money } from '#src/ui/money.tsx'
import { Ring } from '#src/ui/ring.tsx'
import { Line, Says } from '#src/ui/surface.tsx'
import { Note, Strong } from '#src/ui/text.tsx'
import { TroubleText } from '#src/ui/trouble-text.tsx'
import { Bones } from '#src/ui/waiting.tsx'

const FIRST = 5

export interface Choosing {
  readonly chosen: string
  readonly fee: SellStart['fee']
  readonly onChoose: (buyer: Buyer) => void
}

const ChoosingContext = createContext<Choosing>({
  chosen: '',
  fee: { rate: '0', fixed: '0' },
  onChoose: () => undefined,
})
export const ChoosingProvider = ChoosingContext.Provider

const Press = chakra('button', { base: pressed }, { defaultProps: { type: 'button', 'data-row': '' } })
const Sides = chakra('span', {
  base: { flex: '1', minWidth: '0', display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3' },
})
const Words = chakra('span', { base: { flex: '1 1 7rem', maxWidth: 'full' } })
const Brings = chakra('span', { base: { textAlign: 'end', maxWidth: 'full' } })
const Parts = chakra('span', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2' } })

type BuyersViewProps = ViewProps<typeof buyersFlow>

const Coming = () => <Bones rows={3} paddingBottom="4" />

const NotCome = ({ context, onRetry }: Pick<BuyersViewProps, 'context'> & { onRetry: () => void }) => (
  <Line paddingBlock="2.5" role="status">
    <Note as="span">
      <TroubleText of={context.trouble} />
    </Note>
    <Button kind="text" onClick={onRetry}>
      <Trans>Try again</Trans>
    </Button>
  </Line>
)
const Unreachable = ({ context, send }: BuyersViewProps) => (
  <NotCome context={context} onRetry={() => send({ type: 'retry' })} />
)

function List({ context, send, isBehind = false }: BuyersViewProps & { isBehind?: boolean }) {
  const { buyers, sale } = context
  const [isWhole, showAll] = useState(false)
  const again = () => send({ type: 'ask', sale })
  if (!buyers) return isBehind ? <NotCome context={context} onRetry={again} /> : <Coming />
  const more = buyers.list.length - FIRST
  return (
    <>
      {isBehind && <Behind onRetry={again} />}
      {buyers.list.length === 0 && (
        <Note paddingBottom="4">
          <Trans>Nobody buys at this moment.</Trans>
        </Note>
      )}
      {buyers.list.slice(0, isWhole ? undefined : FIRST).map((buyer) => (
        <BuyerRow key={buyer.merchant_no} buyer={buyer} sale={sale} />
      ))}
      {!isWhole && more > 0 && (
        <Button kind="text" onClick={() => showAll(true)}>
          <Trans>Show all merchants</Trans>
        </Button>
      )}
      <Unfit context={context} />
    </>
  )
}

/** Says between which amounts an order would have to be, for anybody to buy it. */
function Unfit({ context: { buyers, sale } }: Pick<BuyersViewProps, 'context'>) {
  const range = buyers?.range
  if (!range || sale.quantity === '' || fitting(buyers, sale).length > 0) return null
  return (
    <Says icon={TriangleAlert} tone="warn" role="status">
      <Trans>
        Nobody buys that many at once at this moment. Merchants take <Amount value={range.least} unit="COIN" /> to{' '}
        <Money value={range.most} unit="COIN" /> in one order.
      </Trans>
    </Says>
  )
}

const WHY: Readonly<Record<Misfit, (buyer: Buyer) => ReactNode>> = {
  rail: ({ pay_types }) =>
    pay_types.includes('wallet') ? (
      <Trans>Pays to your balance only</Trans>
    ) : (
      <Trans>Pays to your bank account only</Trans>
    ),
  quantity: ({ least, most }) => (
    <Trans comment="Of how many coins one order may be">
      From <Amount value={least} unit="COIN" /> to <Amount value={most} unit="COIN" />
    </Trans>
  ),
}

function BuyerRow({ buyer, sale }: { buyer: Buyer; sale: Sale }) {
  const { i18n } = useLingui()
  const { chosen, fee, onChoose } = useContext(ChoosingContext)
  const { merchant_no, name, price, record } = buyer
  const misfit = misfitOf(buyer, sale)
  const brings = misfit ? undefined : preview(sale.quantity, price, fee)
  const isChosen = chosen === merchant_no
  return (
    <Press
      aria-pressed={isChosen}
      disabled={misfit !== undefined}
      color={misfit ? 'ink3' : 'ink'}
      onClick={() => onChoose(buyer)}
    >
      <span data-lead="">
        <Face name={name} />
      </span>
      <Sides>
        <Words>
          <Strong>
            <bdi>{name}</bdi>
          </Strong>
          <Note as="span" display="block">
            {misfit ? WHY[misfit](buyer) : record ? <Record of={record} /> : <Few />}
          </Note>
        </Words>
        <Brings>
          {brings && (
            <Strong display="block">
              <Amount value={decimalOf(brings.net, 'EUR')} unit="EUR" />
            </Strong>
          )}
          <Note as="span" display="block">
            <Trans comment="The price of one coin">
              at <Digits>{priceText(price, i18n.locale)}</Digits>
            </Trans>
          </Note>
        </Brings>
      </Sides>
      <Ring on={isChosen} />
    </Press>
  )
}

const Few = () => <Plural value={ORDERS_OF_RECORD} one="Fewer than # order so far" other="Fewer than # orders so far" />

function Record({ of }: { of: NonNullable<Buyer['record']> }) {
  const { i18n, t } = useLingui()
  const { rating, completed, paid } = recordTexts(of, i18n.locale)
  return (
    <Parts>
      {rating && (
        <Parts columnGap="1" aria-label={t`Rated ${rating} of 5`} role="img">
          <Star size={14} fill="currentColor" aria-hidden />
          <Digits>{rating}</Digits>
        </Parts>
      )}
      <span>{completed}</span>
      {paid && <span>{paid}</span>}
    </Parts>
  )
}

export const BuyersScreen = screen(
  buyersFlow,
  {
    opening: Coming,
    unreachable: Unreachable,
    shown: List,
    typing: List,
    following: List,
    behind: (view) => <List {...view} isBehind />,
  },
  'data-buyers',
)
