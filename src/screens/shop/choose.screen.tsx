import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { required } from '#machines/lib/required.ts'
import { goodsFlow } from '#machines/shop/goods.flow.ts'
import { variantBy } from '#machines/shop/goods.rules.ts'
import { usePlaces } from '#src/lib/places.ts'
import { screen, withProps } from '#src/lib/screen.tsx'
import { GoodsCover } from '#src/parts/shop/cover.tsx'
import { Price, PriceFrom } from '#src/parts/shop/price.tsx'
import { Unreachable } from '#src/ui/full-page-note.tsx'
import { LateSheet } from '#src/ui/late-sheet.tsx'
import { Missing } from '#src/ui/missing.tsx'
import { SheetFoot } from '#src/ui/sheet-foot.tsx'
import { Note, Strong } from '#src/ui/text.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { GoodsFoot, type GoodsLook, type GoodsViewProps } from './goods-foot.tsx'
import { Options } from '#src/parts/shop/options.tsx'

const Head = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '3', '& > p': { minWidth: '0' } } })
const Parts = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' } })
const Foot = chakra(SheetFoot, { base: { display: 'grid', gap: '2.5' } })

/** The list lies beneath: to close the sheet is to be there. */
function Frame({ children, foot }: { children: ReactNode; foot?: ReactNode }) {
  const { back } = usePlaces()
  return (
    <LateSheet
      title={<Trans comment="Title of a sheet in which colour, size and number are chosen">Choose</Trans>}
      onClose={back}
    >
      {children}
      {foot && <Foot>{foot}</Foot>}
    </LateSheet>
  )
}

function Shown({ shut, added, ...view }: GoodsViewProps & GoodsLook) {
  const goods = required(view.context.goods)
  const variant = variantBy(goods, view.context.picks)
  return (
    <Frame foot={<GoodsFoot {...view} shut={shut} added={added} />}>
      <Parts>
        <Head>
          <GoodsCover picture={goods.pictures[0]} seed={goods.code} motif={goods.motif} size="row" />
          <p>
            <Strong display="block">
              <bdi>{goods.name}</bdi>
            </Strong>
            <Note as="span">{variant ? <Price of={variant} /> : <PriceFrom of={goods} />}</Note>
          </p>
        </Head>
        <Options
          of={goods}
          picks={view.context.picks}
          onPick={(option, value) => view.send({ type: 'pick', option, value })}
        />
      </Parts>
    </Frame>
  )
}
const as = (look: GoodsLook) => withProps(Shown, look)

const Coming = (view: GoodsViewProps) =>
  view.context.goods ? (
    <Shown {...view} />
  ) : (
    <Frame>
      <Waiting rows={3} />
    </Frame>
  )

export const ChooseScreen = screen(
  goodsFlow,
  {
    opening: Coming,
    settling: Coming,
    missing: () => (
      <Frame>
        <Missing home="/pages/shop/shop" />
      </Frame>
    ),
    unreachable: (view) => (
      <Frame>
        <Unreachable because={view.context.trouble} onRetry={() => view.send({ type: 'retry' })} />
      </Frame>
    ),
    choosing: Shown,
    adding: Shown,
    addRejected: Shown,
    sharing: Shown,
    added: as({ added: true }),
    offShelf: as({ shut: 'offShelf' }),
    soldOut: as({ shut: 'soldOut' }),
    pointsShort: as({ shut: 'pointsShort' }),
    limitReached: as({ shut: 'limit' }),
  },
  'data-sheet',
)
