import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Share } from 'lucide-react'
import type { ReactNode } from 'react'
import { required } from '#machines/lib/required.ts'
import { goodsFlow } from '#machines/shop/goods.flow.ts'
import { type GoodsInfo, variantBy } from '#machines/shop/goods.rules.ts'
import { screen, withProps } from '#src/lib/screen.tsx'
import { CartWay } from '#src/parts/shop/cart-way.tsx'
import { Price, PriceFrom } from '#src/parts/shop/price.tsx'
import { Unreachable } from '#src/ui/full-page-note.tsx'
import { Icon, IconButton } from '#src/ui/icon.tsx'
import { Missing } from '#src/ui/missing.tsx'
import { Money } from '#src/ui/money.tsx'
import { Page } from '#src/ui/page.tsx'
import { Prose } from '#src/ui/prose.tsx'
import { Section } from '#src/ui/section.tsx'
import { Card, Line } from '#src/ui/surface.tsx'
import { Figure, Heading, Lead, Note } from '#src/ui/text.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { Carriage } from './carriage.tsx'
import { Gallery } from './gallery.tsx'
import { GoodsCoupons } from './goods-coupons.tsx'
import { GoodsFoot, type GoodsLook, type GoodsViewProps } from './goods-foot.tsx'
import { Options } from '#src/parts/shop/options.tsx'

function Actions({ context: { goods }, can, send }: GoodsViewProps) {
  const { t } = useLingui()
  return (
    <>
      {can('share') && (
        <IconButton aria-label={t`Share`} onClick={() => send({ type: 'share' })}>
          <Icon of={Share} />
        </IconButton>
      )}
      <CartWay count={goods?.cart_count} />
    </>
  )
}

const Frame = ({ view, foot, children }: { view: GoodsViewProps; foot?: ReactNode; children: ReactNode }) => (
  <Page back floats={view.context.goods !== undefined} actions={<Actions {...view} />} foot={foot}>
    {children}
  </Page>
)

function PriceLine({ of: goods, picks }: { of: GoodsInfo; picks: readonly string[] }) {
  const variant = variantBy(goods, picks)
  const isLowest = variant === undefined || variant.lowest_price === variant.price
  return (
    <Line at="first">
      <Figure size="title" as="p">
        {variant ? <Price of={variant} big /> : <PriceFrom of={goods} />}
      </Figure>
      {goods.shop_type !== 'points' && (
        <Note as="p">
          {isLowest ? (
            <Trans>incl. VAT, lowest in 30 days</Trans>
          ) : (
            <Trans>
              incl. VAT, lowest in 30 days: <Money value={variant.lowest_price} unit="EUR" />
            </Trans>
          )}
        </Note>
      )}
    </Line>
  )
}

const FEW = 5

function Left({ of: goods, picks }: { of: GoodsInfo; picks: readonly string[] }) {
  const variant = variantBy(goods, picks)
  if (!variant || variant.stock === 0 || variant.stock > FEW) return null
  return (
    <Note tone="warn">
      <Plural value={variant.stock} one="# left" other="# left" />
    </Note>
  )
}

const Body = ({ context: { goods: shown, picks }, send }: GoodsViewProps) => {
  const goods = required(shown)
  return (
    <>
      <Gallery of={goods} />
      <Heading as="h1" look="display">
        <bdi>{goods.name}</bdi>
      </Heading>
      <PriceLine of={goods} picks={picks} />
      <Lead>{goods.brief}</Lead>
      <Left of={goods} picks={picks} />
      <Options of={goods} picks={picks} onPick={(option, value) => send({ type: 'pick', option, value })} />
      <Carriage of={goods} />
      <GoodsCoupons of={goods} />
      {goods.content.length > 0 && (
        <Section title={<Trans>About it</Trans>}>
          <Card holds="prose">
            <Prose blocks={goods.content} />
          </Card>
        </Section>
      )}
    </>
  )
}

const Shown = ({ shut, added, ...view }: GoodsViewProps & GoodsLook) => (
  <Frame view={view} foot={<GoodsFoot {...view} shut={shut} added={added} />}>
    <Body {...view} />
  </Frame>
)
const as = (look: GoodsLook) => withProps(Shown, look)

const Coming = (view: GoodsViewProps) => (
  <Frame view={view}>{view.context.goods ? <Body {...view} /> : <Waiting figure rows={6} />}</Frame>
)

/** The address names none. */
export const GoodsMissing = () => (
  <Page back>
    <Missing home="/pages/index/index" />
  </Page>
)

export const GoodsScreen = screen(goodsFlow, {
  opening: Coming,
  settling: Coming,
  missing: (view) => (
    <Frame view={view}>
      <Missing home="/pages/index/index" />
    </Frame>
  ),
  unreachable: (view) => (
    <Frame view={view}>
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
})
