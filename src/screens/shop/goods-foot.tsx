import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { CircleCheck } from 'lucide-react'
import { required } from '#machines/lib/required.ts'
import type { goodsFlow } from '#machines/shop/goods.flow.ts'
import { isAtLimit, mostOf, sumOf, variantBy } from '#machines/shop/goods.rules.ts'
import { bare, type Built, usePlaces } from '#src/lib/places.ts'
import type { ViewProps } from '#src/lib/screen.tsx'
import { Button, SubmitButton } from '#src/ui/button.tsx'
import { Money } from '#src/ui/money.tsx'
import { IfBuilt, PlaceButton, TextPlace } from '#src/ui/place.tsx'
import { Line, Says } from '#src/ui/surface.tsx'
import { Note, Strong } from '#src/ui/text.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { NumberSteps } from '#src/parts/shop/number-steps.tsx'

export type GoodsViewProps = ViewProps<typeof goodsFlow>
/** Why it cannot be added, or what became of adding it. */
export type GoodsLook = { readonly shut?: 'offShelf' | 'soldOut' | 'pointsShort' | 'limit'; readonly added?: boolean }

const Act = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2.5',
    '& > button, & > a': { flex: '1 1 10rem' },
  },
})

const Why = ({ children, more }: { children: ReactNode; more?: ReactNode }) => (
  <>
    <Strong as="p" textAlign="center">
      {children}
    </Strong>
    {more && <Note align="center">{more}</Note>}
  </>
)

interface ChosenProps {
  goods: number
  variant: number | undefined
}

/** What was chosen is still chosen afterwards, where the address can say it. */
function useSignIn({ goods, variant }: ChosenProps): Built {
  const { current } = usePlaces()
  const isPage = bare(current) === '/pages/shops/details' && variant !== undefined
  const here = isPage ? `/pages/shops/details?id=${goods}&sku_id=${variant}` : current
  return `/pages/login/login?redirect=${encodeURIComponent(here)}`
}

const SignIn = (chosen: ChosenProps) => (
  <>
    <PlaceButton wide to={useSignIn(chosen)}>
      <Trans>Sign in to go on</Trans>
    </PlaceButton>
    <Note align="center">
      <Trans>You come back here afterwards.</Trans>
    </Note>
  </>
)

const ToSignIn = (chosen: ChosenProps) => (
  <Line>
    <Trans>It stays on this phone until you sign in.</Trans>
    <TextPlace to={useSignIn(chosen)}>
      <Trans>Sign in</Trans>
    </TextPlace>
  </Line>
)

const Added = ({ isMember, ...chosen }: ChosenProps & { isMember: boolean }) => (
  <Says icon={CircleCheck} tone="good" role="status">
    <Line>
      <Trans>It is in your cart.</Trans>
      <IfBuilt to="/pages/cart/cart">
        {(there) => (
          <TextPlace to={there}>
            <Trans>Go to the cart</Trans>
          </TextPlace>
        )}
      </IfBuilt>
    </Line>
    {!isMember && <ToSignIn {...chosen} />}
  </Says>
)

const Others = ({ category }: { category: number }) => (
  <IfBuilt to={`/pages/shop/shop?cate_id=${category}`}>
    {(there) => (
      <PlaceButton wide kind="quiet" to={there}>
        <Trans>Look at similar goods</Trans>
      </PlaceButton>
    )}
  </IfBuilt>
)

export function GoodsFoot({ context, busy, can, send, shut, added = false }: GoodsViewProps & GoodsLook): ReactNode {
  const goods = required(context.goods)
  const variant = variantBy(goods, context.picks)
  if (shut === 'offShelf')
    return (
      <>
        <Why>
          <Trans>This is not sold anymore</Trans>
        </Why>
        <Others category={goods.cate_id} />
      </>
    )
  if (shut === 'soldOut')
    return (
      <>
        <Why more={<Trans>It stays here in case it comes again.</Trans>}>
          <Trans>Sold out</Trans>
        </Why>
        <Others category={goods.cate_id} />
      </>
    )
  if (!context.isMember && goods.shop_type === 'points') return <SignIn goods={goods.id} variant={variant?.id} />
  if (shut === 'pointsShort')
    return (
      <Why
        more={
          <Trans>
            You have <Money value={goods.available ?? '0'} unit="POINTS" />, and it takes{' '}
            <Money value={String(variant?.points_price ?? 0)} unit="POINTS" />.
          </Trans>
        }
      >
        <Trans>You have too few points for this</Trans>
      </Why>
    )
  if (shut === 'limit' || (added && variant && isAtLimit(variant)))
    return (
      <>
        {added && <Added isMember={context.isMember} goods={goods.id} variant={variant?.id} />}
        <Why more={!added && <Trans>They are in your cart.</Trans>}>
          <Trans>You have as many as one member may buy</Trans>
        </Why>
      </>
    )
  if (goods.shop_type === 'points')
    return (
      <IfBuilt to={`/pages/orders/create_order?from=buy&sku_id=${variant?.id ?? 0}&num=1`}>
        {(there) => (
          <PlaceButton wide to={there}>
            <Trans>Exchange</Trans>
          </PlaceButton>
        )}
      </IfBuilt>
    )
  return (
    <>
      {added && <Added isMember={context.isMember} goods={goods.id} variant={variant?.id} />}
      <Refusal because={context.trouble}>
        {can('retry') && (
          <div>
            <Button kind="text" onClick={() => send({ type: 'retry' })}>
              <Trans>Look again</Trans>
            </Button>
          </div>
        )}
      </Refusal>
      {variant && variant.stock > 0 ? (
        <>
          <Act>
            <NumberSteps value={context.num} most={mostOf(variant)} onChange={(num) => send({ type: 'count', num })} />
            <SubmitButton
              type="button"
              kind="tonal"
              busy={busy}
              disabled={!busy && !can('add')}
              onClick={() => send({ type: 'add' })}
            >
              <Trans comment="Button: puts so many into the cart, with what they cost">
                Add, <Money value={sumOf(variant, context.num)} unit="EUR" />
              </Trans>
            </SubmitButton>
          </Act>
          <IfBuilt to={`/pages/orders/create_order?from=buy&sku_id=${variant.id}&num=${context.num}`}>
            {(there) => (
              <PlaceButton wide to={there}>
                <Trans comment="Button: to the check-out with this alone">Buy now</Trans>
              </PlaceButton>
            )}
          </IfBuilt>
        </>
      ) : (
        <Why more={<Trans>Another one may be there: choose it above.</Trans>}>
          <Trans>This one is sold out</Trans>
        </Why>
      )}
    </>
  )
}
