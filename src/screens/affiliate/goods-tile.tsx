import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { createContext, memo, useContext } from 'react'
import type { AffGoods } from '#contract/affiliate.ts'
import { BayItem, gridOf } from '#src/parts/shop/bays.tsx'
import { GoodsCover } from '#src/parts/shop/cover.tsx'
import { isSome } from '#src/ui/held.tsx'
import { Note, Strong } from '#src/ui/text.tsx'
import { Yuan } from './yuan.tsx'

interface Choosing {
  readonly lang: string | undefined
  choose(goods: AffGoods): void
}
const ChoosingContext = createContext<Choosing>({ lang: undefined, choose: () => undefined })
export const ChoosingProvider = ChoosingContext.Provider
export const useLang = () => useContext(ChoosingContext).lang

const Press = chakra(
  'button',
  {
    base: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '1',
      width: 'full',
      height: 'full',
      alignContent: 'start',
      borderRadius: 'card',
      textAlign: 'start',
      cursor: 'pointer',
      overflowWrap: 'anywhere',
    },
  },
  { defaultProps: { type: 'button' } },
)
const Under = chakra('span', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '2', alignItems: 'baseline' },
})
const Was = chakra('s', { base: { textStyle: 'label', color: 'ink2', textDecoration: 'line-through' } })

const GoodsTile = memo(function GoodsTile({ of: goods }: { of: AffGoods }) {
  const { lang, choose } = useContext(ChoosingContext)
  const { id, name, motif, price, final_price, coupon_amount, commission, mall_name } = goods
  return (
    <BayItem>
      <Press onClick={() => choose(goods)}>
        <GoodsCover picture={undefined} seed={id} motif={motif} size="tile" />
        <bdi lang={lang}>{name}</bdi>
        <Under>
          <Strong>
            <Yuan value={final_price} />
          </Strong>
          {isSome(coupon_amount) && (
            <Was aria-hidden>
              <Yuan value={price} />
            </Was>
          )}
        </Under>
        {isSome(commission) && (
          <Note as="span">
            <Trans comment="Estimated commission for a purchase at a partner, such as: commission about CN¥3.20">
              Commission about <Yuan value={commission} />
            </Trans>
          </Note>
        )}
        <Note as="span">
          <bdi lang={lang}>{mall_name}</bdi>
        </Note>
      </Press>
    </BayItem>
  )
})

export const GoodsGrid = gridOf(GoodsTile)
