import { Plural, Trans } from '@lingui/react/macro'
import { ShoppingCart } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CartData } from '#contract/cart.ts'
import { cartIn } from '#machines/cart/cart.facts.ts'
import { cartFlow } from '#machines/cart/cart.flow.ts'
import { linesOf } from '#machines/cart/cart.rules.ts'
import { screen, withProps } from '#src/lib/screen.tsx'
import { Button } from '#src/ui/button.tsx'
import { FullPageNote, Unreachable } from '#src/ui/full-page-note.tsx'
import { Page } from '#src/ui/page.tsx'
import { PlaceButton } from '#src/ui/place.tsx'
import { QuestionSheet } from '#src/ui/question-sheet.tsx'
import { Section } from '#src/ui/section.tsx'
import { Card, Line } from '#src/ui/surface.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { All, AllSum, CartGroup, GroupSum } from './cart-group.tsx'
import { type CartViewProps, GoneLine } from './cart-line.tsx'
import { Lines } from './line-parts.tsx'
import { VariantSheet } from './variant-sheet.tsx'

interface Look {
  readonly editing?: boolean
  readonly chooses?: boolean
  readonly asks?: boolean
  readonly refreshing?: boolean
}

interface FrameProps {
  view: CartViewProps
  editing?: boolean
  refreshing?: boolean
  foot?: ReactNode
  children: ReactNode
}

const Frame = ({ view: { can, send }, editing = false, children, ...page }: FrameProps) => (
  <Page
    back
    title={<Trans>Cart</Trans>}
    onRefresh={can('refresh') && (() => send({ type: 'refresh' }))}
    actions={
      editing ? (
        <Button kind="text" marginInlineEnd="3" onClick={() => send({ type: 'done' })}>
          <Trans comment="Button: ends choosing entries">Done</Trans>
        </Button>
      ) : (
        can('edit') && (
          <Button kind="text" marginInlineEnd="3" onClick={() => send({ type: 'edit' })}>
            <Trans comment="Button: choose entries to remove">Edit</Trans>
          </Button>
        )
      )
    }
    {...page}
  >
    {children}
  </Page>
)

function EditFoot({ of: data, view }: { of: CartData; view: CartViewProps }) {
  const { marked } = view.context
  return (
    <Line>
      <All of={data} view={view} editing>
        <Trans comment="A box that chooses every line of the cart">All</Trans>
      </All>
      <Button disabled={marked.length === 0} onClick={() => view.send({ type: 'remove' })}>
        <Plural value={marked.length} _0="Remove" one="Remove # entry" other="Remove # entries" />
      </Button>
    </Line>
  )
}

const Sums = ({ of: data, view }: { of: CartData; view: CartViewProps }) => {
  const [group, ...others] = data.stores
  if (!group) return null
  return others.length === 0 ? <GroupSum of={group} /> : <AllSum of={data} view={view} />
}

/** Of a line that is not here any more, or of several. */
function Wrong({ context: { trouble, rejected, kept }, can, send, chooses }: CartViewProps & Look) {
  const hasLine = kept && linesOf(kept).some(({ id }) => id === rejected?.id)
  return (
    <Refusal because={(chooses ? undefined : trouble) ?? (hasLine ? undefined : rejected?.trouble)}>
      {can('retry') && (
        <div>
          <Button kind="text" onClick={() => send({ type: 'retry' })}>
            <Trans>Look again</Trans>
          </Button>
        </div>
      )}
    </Refusal>
  )
}

function Gone({ of: { invalid }, view, editing }: { of: CartData; view: CartViewProps; editing: boolean }) {
  if (invalid.length === 0) return null
  return (
    <Section
      title={<Trans>Cannot be bought now</Trans>}
      all={
        <Button kind="text" disabled={!view.can('removeGone')} onClick={() => view.send({ type: 'removeGone' })}>
          <Trans>Remove all</Trans>
        </Button>
      }
    >
      <Card>
        <Lines>
          {invalid.map((line) => (
            <GoneLine key={line.id} of={line} view={view} editing={editing} />
          ))}
        </Lines>
      </Card>
    </Section>
  )
}

const Question = ({ context: { marked, meansGone, kept }, busy, send }: CartViewProps) => {
  const many = meansGone ? (kept?.invalid.length ?? 0) : marked.length
  return (
    <QuestionSheet
      busy={busy}
      title={<Plural value={many} one="Remove # entry?" other="Remove # entries?" />}
      says={<Trans>It leaves your cart. You find it in the shop again as long as it is sold.</Trans>}
      yes={<Trans>Remove</Trans>}
      onYes={() => send({ type: 'confirm' })}
      onNo={() => send({ type: 'back' })}
    />
  )
}

function Shown({
  editing: edits = false,
  chooses = false,
  asks = false,
  refreshing = false,
  ...view
}: CartViewProps & Look) {
  const data = cartIn(view.context)
  const editing = edits || (asks && !view.context.meansGone)
  return (
    <Frame
      view={view}
      editing={editing}
      refreshing={refreshing}
      foot={editing ? <EditFoot of={data} view={view} /> : <Sums of={data} view={view} />}
    >
      <Wrong {...view} chooses={chooses} />
      {data.stores.map((group) => (
        <CartGroup
          key={`${group.shop_type} ${group.store_id}`}
          of={group}
          view={view}
          editing={editing}
          alone={data.stores.length === 1}
        />
      ))}
      <Gone of={data} view={view} editing={editing} />
      {chooses && <VariantSheet {...view} />}
      {asks && <Question {...view} />}
    </Frame>
  )
}
const as = (look: Look) => withProps(Shown, look)

const Empty = (view: CartViewProps) => (
  <Frame view={view}>
    <Wrong {...view} />
    <FullPageNote
      icon={ShoppingCart}
      title={<Trans>Your cart is empty</Trans>}
      action={
        <PlaceButton wide to="/pages/shop/shop">
          <Trans>Go to the shop</Trans>
        </PlaceButton>
      }
    >
      <Trans>What you add in the shop stands here until you buy it.</Trans>
    </FullPageNote>
  </Frame>
)

export const CartScreen = screen(cartFlow, {
  opening: (view) => (
    <Frame view={view}>
      <Waiting rows={6} />
    </Frame>
  ),
  unreachable: (view) => (
    <Frame view={view}>
      <Unreachable because={view.context.trouble} onRetry={() => view.send({ type: 'retry' })} />
    </Frame>
  ),
  settling: Shown,
  empty: Empty,
  showing: Shown,
  nothingSelected: Shown,
  updateRejected: Shown,
  refreshing: as({ refreshing: true }),
  counting: Shown,
  updating: Shown,
  selecting: Shown,
  rereading: Shown,
  choosing: as({ chooses: true }),
  picking: as({ chooses: true }),
  changing: as({ chooses: true }),
  editing: as({ editing: true }),
  confirmingDelete: as({ asks: true }),
  deleting: as({ asks: true }),
  deleteFailed: as({ editing: true }),
})
