import { chakra } from '@chakra-ui/react'
import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { CartItem } from '#contract/cart.ts'
import { hasMoved, mostOf } from '#machines/cart/cart.rules.ts'
import { row } from '#src/theme/recipes/row.ts'
import { GoodsCover } from '#src/parts/shop/cover.tsx'
import { IfBuilt, Place } from '#src/ui/place.tsx'
import { Money } from '#src/ui/money.tsx'
import { Note, Strong } from '#src/ui/text.tsx'

export const Lines = chakra('ul', { base: { listStyle: 'none', margin: '0', padding: '0' } })

/** The box, the picture and the words; below them, from the picture on, what it costs and how many. */
export const Frame = chakra('li', {
  base: {
    ...row,
    display: 'grid',
    gridTemplateColumns: 'auto auto minmax(0, 1fr)',
    alignItems: 'start',
    columnGap: '3',
    rowGap: '2',
    paddingBlock: '3',
    '&[data-gone] [data-cover]': { opacity: '.5' },
    '& > label': { marginInlineEnd: '-3' },
    '& > [data-cover] > *': { width: '13', height: '13' },
    '& > [data-below]': { gridColumn: '2 / -1' },
    '&:not(:has(> label)) > [data-cover]': { gridColumn: '1 / 3' },
    '&:not(:has(> label)) > [data-below]': { gridColumn: '1 / -1' },
  },
})
export const Words = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    paddingTop: '0.5',
    overflowWrap: 'anywhere',
  },
})
/** The goods' own page is behind their picture: every other word of a line is near something to press. */
const Way = chakra(Place, { base: { display: 'block', borderRadius: 'tile' } }, { defaultProps: { 'data-cover': '' } })

export const Cover = ({ of: { goods_id, variant_id, name, cover, code, motif } }: { of: CartItem }) => (
  <IfBuilt to={`/pages/shops/details?id=${goods_id}&sku_id=${variant_id}`}>
    {(there) => (
      <Way to={there} aria-label={name}>
        <GoodsCover picture={cover ?? undefined} seed={code} motif={motif} size="row" />
      </Way>
    )}
  </IfBuilt>
)

export const Moved = ({ of: line }: { of: CartItem }) =>
  hasMoved(line) && (
    <Note tone="warn">
      <Trans comment="On a line of the cart whose price is another one now">
        was <Money value={line.price_added} unit="EUR" /> when you added it
      </Trans>
    </Note>
  )

/** A line holds more than can be had: how many that is. */
export const Short = ({ of: line }: { of: CartItem }): ReactNode => {
  const most = mostOf(line)
  return (
    <Strong as="p">
      {line.stock <= most ? (
        <Plural value={most} one="Only # left" other="Only # left" />
      ) : (
        <Plural value={most} one="One member can buy # of these" other="One member can buy # of these" />
      )}
    </Strong>
  )
}

export const Why = ({ of: { state } }: { of: CartItem }): ReactNode => {
  if (state === 'off_shelf') return <Trans>Not sold anymore</Trans>
  if (state === 'variant_gone') return <Trans>Not sold in this variant anymore</Trans>
  return <Trans>Sold out</Trans>
}
