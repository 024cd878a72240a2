import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { AffGoods } from '#contract/affiliate.ts'
import type { mallFlow } from '#machines/affiliate/mall.flow.ts'
import { required } from '#machines/lib/required.ts'
import type { ViewProps } from '#src/lib/screen.tsx'
import { usePlaces } from '#src/lib/places.ts'
import { GoodsCover } from '#src/parts/shop/cover.tsx'
import { SubmitButton } from '#src/ui/button.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { isSome } from '#src/ui/held.tsx'
import { PlaceButton } from '#src/ui/place.tsx'
import { SheetFrame } from '#src/ui/sheet-frame.tsx'
import { Note, Strong } from '#src/ui/text.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { useLang } from './goods-tile.tsx'
import { Yuan } from './yuan.tsx'

export type MallViewProps = ViewProps<typeof mallFlow>

const Parts = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' } })
const Head = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '3', '& > p': { minWidth: '0' } } })

function Goods({ of: { id, motif, name, mall_name, sales_text } }: { of: AffGoods }) {
  const lang = useLang()
  return (
    <Head>
      <GoodsCover picture={undefined} seed={id} motif={motif} size="row" />
      <p>
        <Strong display="block">
          <bdi lang={lang}>{name}</bdi>
        </Strong>
        <Note as="span" lang={lang}>
          <bdi>{[mall_name, sales_text].filter(Boolean).join(', ')}</bdi>
        </Note>
      </p>
    </Head>
  )
}

const Terms = ({ of: { price, coupon_amount, final_price, commission } }: { of: AffGoods }) => (
  <Facts>
    <Fact name={<Trans comment="What goods cost at a partner">Price there</Trans>}>
      <Yuan value={price} />
    </Fact>
    {isSome(coupon_amount) && (
      <>
        <Fact name={<Trans>Coupon of the partner</Trans>}>
          <Yuan value={coupon_amount} />
        </Fact>
        <Fact name={<Trans>With the coupon</Trans>}>
          <Yuan value={final_price} />
        </Fact>
      </>
    )}
    {isSome(commission) && (
      <Fact name={<Trans comment="Estimated commission for a purchase at a partner">Commission, about</Trans>}>
        <Yuan value={commission} />
      </Fact>
    )}
  </Facts>
)

function SignIn() {
  const { current } = usePlaces()
  return (
    <>
      <PlaceButton wide to={`/pages/login/login?redirect=${encodeURIComponent(current)}`}>
        <Trans>Sign in to go on</Trans>
      </PlaceButton>
      <Note align="center">
        <Trans>You come back here afterwards.</Trans>
      </Note>
    </>
  )
}

/** What one is about to leave for, and the way there. */
export function OpenSheet({ context: { chosen, isMember, head, failed }, busy, send }: MallViewProps) {
  const goods = required(chosen)
  const partner = head?.affiliate?.name ?? ''
  return (
    <SheetFrame
      title={
        <Trans comment="Title of a sheet about goods that a partner sells">
          Sold by <bdi>{partner}</bdi>
        </Trans>
      }
      foot={
        <>
          <Refusal because={failed} />
          {isMember ? (
            <SubmitButton type="button" busy={busy} onClick={() => send({ type: 'open' })}>
              <Trans comment="Button: leads to goods in the shop of a partner">
                Open at <bdi>{partner}</bdi>
              </Trans>
            </SubmitButton>
          ) : (
            <SignIn />
          )}
        </>
      }
    >
      <Parts>
        <Goods of={goods} />
        <Terms of={goods} />
        <Note>
          <Trans>
            You buy and pay at the partner, under its terms. The commission is an estimate by the partner. It is known
            only after your order there, and may be lower or nothing.
          </Trans>
        </Note>
      </Parts>
    </SheetFrame>
  )
}
