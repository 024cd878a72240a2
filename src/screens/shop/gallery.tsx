import { chakra } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { GoodsInfo } from '#machines/shop/goods.rules.ts'
import { GoodsCover } from '#src/parts/shop/cover.tsx'
import { Digits } from '#src/ui/amount.tsx'

const Frame = chakra('div', { base: { position: 'relative', marginInline: '-4', overflow: 'hidden' } })
/** By finger, by wheel, and by the arrows of a keyboard once it has the focus. */
const Strip = chakra('div', {
  base: {
    display: 'flex',
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    borderBottomLeftRadius: 'sheet',
    borderBottomRightRadius: 'sheet',
    '& > *': { flex: '0 0 100%', scrollSnapAlign: 'start' },
    _focusVisible: { outline: '2px solid', outlineColor: 'focus', outlineOffset: '-4px' },
  },
})
const Place = chakra('span', {
  base: {
    position: 'absolute',
    insetInlineEnd: '4',
    bottom: '3',
    paddingInline: '2.5',
    paddingBlock: '1',
    borderRadius: 'full',
    bg: 'surface',
    textStyle: 'tiny',
    fontWeight: '600',
  },
})

export function Gallery({ of: goods }: { of: GoodsInfo }) {
  const { t } = useLingui()
  const [at, show] = useState(1)
  const many = goods.pictures.length
  const drawn = { seed: goods.code, motif: goods.motif, size: 'page' } as const
  if (many < 2) return <GoodsCover picture={goods.cover ?? undefined} {...drawn} />
  return (
    <Frame>
      <Strip
        role="region"
        aria-label={t`Pictures of ${goods.name}`}
        tabIndex={0}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          show(Math.round(Math.abs(scrollLeft) / clientWidth) + 1)
        }
      >
        {goods.pictures.map((picture) => (
          <div key={picture}>
            <GoodsCover picture={picture} {...drawn} />
          </div>
        ))}
      </Strip>
      <Place aria-hidden>
        <Digits>
          {at} / {many}
        </Digits>
      </Place>
    </Frame>
  )
}
