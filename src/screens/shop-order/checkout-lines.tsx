import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { useId, type ReactNode } from 'react'
import { BRAND } from '#contract/limits.ts'
import type { OrderConfirm, OrderGoods } from '#contract/shop-order.ts'
import type { Wanted } from '#machines/shop-order/checkout.rules.ts'
import { GoodsCover } from '#src/parts/shop/cover.tsx'
import { Price } from '#src/parts/shop/price.tsx'
import { row } from '#src/theme/recipes/row.ts'
import { Digits } from '#src/ui/amount.tsx'
import { TextPlace } from '#src/ui/place.tsx'
import { Card } from '#src/ui/surface.tsx'
import { Note, Strong } from '#src/ui/text.tsx'

const Head = chakra('div', { base: row }, { defaultProps: { 'data-row': '' } })
const Lines = chakra('ul', { base: { listStyle: 'none', margin: '0', padding: '0' } })
const Line = chakra(
  'li',
  {
    base: {
      ...row,
      alignItems: 'start',
      paddingBlock: '3',
      '& > [data-lead] > *': { width: '13', height: '13' },
      '&[data-wrong] > [data-lead]': { opacity: '.5' },
    },
  },
  { defaultProps: { 'data-row': '' } },
)
const Words = chakra('div', {
  base: {
    flex: '1',
    minWidth: '0',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    overflowWrap: 'anywhere',
  },
})

interface LinesProps {
  of: OrderConfirm
  from: Wanted['from']
}

/** What it costs is changed where it was chosen. */
const Change = ({ of: { goods_id, variant_id }, from }: { of: OrderGoods; from: Wanted['from'] }) =>
  from === 'cart' ? (
    <TextPlace to="/pages/cart/cart">
      <Trans>Change it in the cart</Trans>
    </TextPlace>
  ) : (
    <TextPlace to={`/pages/shops/details?id=${goods_id}&sku_id=${variant_id}`}>
      <Trans>Choose again</Trans>
    </TextPlace>
  )

const Cost = ({ of: goods }: { of: OrderGoods }): ReactNode => (
  <Strong as="p">
    <Price of={goods} /> {goods.num > 1 && <Digits>× {goods.num}</Digits>}
  </Strong>
)

export function CheckoutLines({ of: { items, store_name, problems }, from }: LinesProps) {
  const id = useId()
  return (
    <Card aria-labelledby={id}>
      <Head>
        <Strong id={id} as="h2">
          <bdi>{store_name === '' ? BRAND : store_name}</bdi>
        </Strong>
      </Head>
      <Lines data-row="">
        {items.map((line) => {
          const wrong = problems.find(({ variant_id }) => variant_id === line.variant_id)
          return (
            <Line key={line.variant_id} data-wrong={wrong ? '' : undefined}>
              <span data-lead="">
                <GoodsCover picture={line.cover ?? undefined} seed={line.code} motif={line.motif} size="row" />
              </span>
              <Words>
                <bdi>{line.name}</bdi>
                {line.text !== '' && (
                  <Note>
                    <bdi>{line.text}</bdi>
                  </Note>
                )}
                <Cost of={line} />
                {wrong && (
                  <>
                    <Note tone="bad" role="alert">
                      {wrong.text}
                    </Note>
                    <Change of={line} from={from} />
                  </>
                )}
              </Words>
            </Line>
          )
        })}
      </Lines>
    </Card>
  )
}
