import { chakra } from '@chakra-ui/react'
import { Plural, Trans } from '@lingui/react/macro'
import { useId, type ReactNode } from 'react'
import type { CartData, CartGroup as Group } from '#contract/cart.ts'
import { BRAND } from '#contract/limits.ts'
import { isChosen } from '#machines/cart/cart.rules.ts'
import { OpensCoupons } from '#src/parts/coupon/opens-coupons.tsx'
import { row } from '#src/theme/recipes/row.ts'
import { Button } from '#src/ui/button.tsx'
import { Money } from '#src/ui/money.tsx'
import { IfBuilt, PlaceButton } from '#src/ui/place.tsx'
import { Card } from '#src/ui/surface.tsx'
import { Figure, Note, Strong } from '#src/ui/text.tsx'
import { Box } from './box.tsx'
import { CartLine, type CartViewProps } from './cart-line.tsx'
import { Lines } from './line-parts.tsx'

const Head = chakra(
  'div',
  { base: { ...row, justifyContent: 'space-between', flexWrap: 'wrap' } },
  { defaultProps: { 'data-row': '' } },
)
const Sides = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    '& > a': { flex: '1 1 8rem', maxWidth: '60%', minWidth: 'min-content', overflowWrap: 'normal' },
  },
})
const Under = chakra('div', { base: { ...row, display: 'block', paddingBlock: '3' } })

type Chosen = Pick<CartData, 'selected_count' | 'selected_amount'>

const Sum = ({ of: { selected_count: count, selected_amount: amount } }: { of: Chosen }) => (
  <div aria-live="polite">
    <Note as="span">
      {count === 0 ? <Trans>Nothing chosen</Trans> : <Plural value={count} one="# item" other="# items" />}
    </Note>
    <Figure size="title">
      <Money value={amount} unit="EUR" big />
    </Figure>
  </div>
)

/** One check-out is of one store and one kind. */
export const GroupSum = ({ of: group }: { of: Group }) => {
  const ids = group.items.filter(isChosen).map(({ id }) => id)
  return (
    <Sides>
      <Sum of={group} />
      {ids.length > 0 && (
        <IfBuilt to={`/pages/orders/create_order?from=cart&cart_ids=${ids.join(',')}`}>
          {(there) => (
            <PlaceButton to={there}>
              <Trans>Check out</Trans>
            </PlaceButton>
          )}
        </IfBuilt>
      )}
    </Sides>
  )
}

interface AllProps {
  of: CartData
  view: CartViewProps
  editing: boolean
  children: ReactNode
}

const everyId = ({ stores, invalid }: CartData, editing: boolean) =>
  [...stores.flatMap(({ items }) => items), ...(editing ? invalid : [])].map(({ id }) => id)

export function All({ of: data, view: { context, send }, editing, children }: AllProps) {
  const ids = everyId(data, editing)
  const isAll = editing ? ids.every((id) => context.marked.includes(id)) : data.all_selected === 1
  return (
    <Box
      checked={isAll}
      onChange={(checked) =>
        send(editing ? { type: 'mark', ids, isMarked: checked } : { type: 'select', ids, selected: checked ? 1 : 0 })
      }
    >
      {children}
    </Box>
  )
}

export const AllSum = ({ of: data, view }: { of: CartData; view: CartViewProps }) => (
  <Sides>
    <All of={data} view={view} editing={false}>
      <Trans comment="A box that chooses every line of the cart">All</Trans>
    </All>
    <Sum of={data} />
  </Sides>
)

/** Of whoever sells it. */
const StoreCoupons = ({ store }: { store: number }) => (
  <OpensCoupons of={{ store_id: store }} lost={<Trans>The coupons did not load.</Trans>}>
    {(open) => (
      <Button kind="text" onClick={open}>
        <Trans>Coupons</Trans>
      </Button>
    )}
  </OpensCoupons>
)

interface GroupProps {
  of: Group
  view: CartViewProps
  editing: boolean
  /** The only one has its sum at the foot of the page. */
  alone: boolean
}

export function CartGroup({ of: group, view, editing, alone }: GroupProps) {
  const id = useId()
  const { context, send } = view
  const ids = group.items.map((line) => line.id)
  const isAll = editing ? ids.every((one) => context.marked.includes(one)) : group.all_selected === 1
  return (
    <Card aria-labelledby={id}>
      <Head>
        <Box
          checked={isAll}
          onChange={(checked) =>
            send(
              editing ? { type: 'mark', ids, isMarked: checked } : { type: 'select', ids, selected: checked ? 1 : 0 },
            )
          }
        >
          <span>
            <Strong id={id} display="block">
              <bdi>{group.store_name === '' ? BRAND : group.store_name}</bdi>
            </Strong>
            {group.shop_type === 'repurchase' && (
              <Note as="span">
                <Trans>Paid from your shopping balance</Trans>
              </Note>
            )}
          </span>
        </Box>
        {!editing && group.store_id > 0 && <StoreCoupons store={group.store_id} />}
      </Head>
      <Lines data-row="">
        {group.items.map((line) => (
          <CartLine key={line.id} of={line} view={view} editing={editing} />
        ))}
      </Lines>
      {!alone && !editing && (
        <Under>
          <GroupSum of={group} />
        </Under>
      )}
    </Card>
  )
}
