import { chakra } from '@chakra-ui/react'
import { Plural, Trans } from '@lingui/react/macro'
import type { OrderGoods } from '#contract/shop-order.ts'
import { decimalOf, minorOf } from '#contract/money.ts'
import { GoodsCover } from '#src/parts/shop/cover.tsx'
import { Price } from '#src/parts/shop/price.tsx'
import { Digits } from '#src/ui/amount.tsx'
import { Least } from '#src/ui/list-row.tsx'
import { PlaceRow } from '#src/ui/rows.tsx'
import { LineMark } from './line-mark.tsx'

const COVERS = 4

const Some = chakra('span', {
  base: { display: 'flex', gap: '2', flex: 'none', '& > span': { width: '13', height: '13' } },
})

export const GoodsCovers = ({ of: goods }: { of: readonly OrderGoods[] }) => (
  <Some>
    {goods.slice(0, COVERS).map(({ id, cover, code, motif }) => (
      <GoodsCover key={id} picture={cover ?? undefined} seed={code} motif={motif} size="row" />
    ))}
  </Some>
)

/** What was bought, in a line: its name, or the first of them. */
export function GoodsNames({ of: goods }: { of: readonly OrderGoods[] }) {
  const [first, ...others] = goods
  if (!first) return null
  return (
    <>
      <bdi>{first.name}</bdi>{' '}
      {others.length > 0 && <Plural value={others.length} one="and # more" other="and # more" />}
    </>
  )
}

const sumOf = ({ num, price, points_price }: OrderGoods) => ({
  price: decimalOf(minorOf(price, 'EUR') * BigInt(num), 'EUR'),
  points_price: points_price * num,
})

const Marks = chakra('span', { base: { display: 'block', marginTop: '1' } })

/** One line of an order, as it was called and what it cost then; it leads to the goods as they are now. */
export const GoodsRow = ({ of: line }: { of: OrderGoods }) => {
  const { goods_id, variant_id, name, text, num, cover, code, motif, refund_status } = line
  return (
    <PlaceRow
      to={`/pages/shops/details?id=${goods_id}&sku_id=${variant_id}`}
      lead={<GoodsCover picture={cover ?? undefined} seed={code} motif={motif} size="row" />}
      label={<bdi>{name}</bdi>}
      note={
        <>
          {text !== '' && (
            <>
              <bdi>{text}</bdi>
              {' · '}
            </>
          )}
          <Digits>× {num}</Digits>
          {refund_status !== 'none' && (
            <Marks>
              <LineMark of={line} />
            </Marks>
          )}
        </>
      }
      value={
        <>
          <Price of={sumOf(line)} />
          {num > 1 && (
            <Least display="block">
              <Trans comment="The price of one, beside the sum of several">
                each <Price of={line} />
              </Trans>
            </Least>
          )}
        </>
      }
    />
  )
}
