import { Trans } from '@lingui/react/macro'
import { CircleHelp, FileQuestion, Store, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { checkoutFlow } from '#machines/shop-order/checkout.flow.ts'
import { screen, withProps } from '#src/lib/screen.tsx'
import { AskAgain } from '#src/ui/ask-again.tsx'
import { Button } from '#src/ui/button.tsx'
import { FullPageNote, Unreachable } from '#src/ui/full-page-note.tsx'
import { IfBuilt, PlaceButton } from '#src/ui/place.tsx'
import { TroubleText } from '#src/ui/trouble-text.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { Body, type BodyLook } from './checkout-body.tsx'
import { AddAddress, EarnPoints, Mend, Order } from './checkout-foot.tsx'
import { type CheckoutViewProps, Frame } from './checkout-parts.tsx'

interface Look extends BodyLook {
  readonly foot?: 'address' | 'mend' | 'points' | 'nothing'
}

const Coming = () => (
  <Frame>
    <Waiting rows={7} />
  </Frame>
)

function Foot({ view, foot, sending = false }: Look & { view: CheckoutViewProps }): ReactNode {
  switch (foot) {
    case 'address':
      return <AddAddress />
    case 'mend':
      return <Mend view={view} />
    case 'points':
      return <EarnPoints />
    case 'nothing':
      return null
    case undefined:
      return <Order view={view} sends={sending} />
  }
}

const Shown = ({ foot, quoting, sending, short, choosing, note, ...view }: CheckoutViewProps & Look) => (
  <Frame refreshing={quoting === true} foot={<Foot view={view} foot={foot} sending={sending} />}>
    <Body view={view} quoting={quoting} sending={sending} short={short} choosing={choosing} note={note} />
  </Frame>
)
const as = (look: Look) => withProps(Shown, look)

export const CheckoutScreen = screen(checkoutFlow, {
  arriving: Coming,
  loading: Coming,
  judging: Coming,
  unreachable: ({ context, send }) => (
    <Frame>
      <Unreachable because={context.trouble} onRetry={() => send({ type: 'retry' })} />
    </Frame>
  ),
  missing: ({ context }) => (
    <Frame
      foot={
        <IfBuilt to={context.wanted.from === 'cart' ? '/pages/cart/cart' : '/pages/shop/shop'}>
          {(there) => (
            <PlaceButton wide to={there}>
              {context.wanted.from === 'cart' ? <Trans>Go to the cart</Trans> : <Trans>Look at other goods</Trans>}
            </PlaceButton>
          )}
        </IfBuilt>
      }
    >
      <FullPageNote icon={FileQuestion} title={<Trans>There is nothing to check out here</Trans>}>
        <Trans>These goods were ordered or removed already.</Trans>
      </FullPageNote>
    </Frame>
  ),
  quoting: as({ quoting: true }),
  ready: Shown,
  noAddress: as({ foot: 'address' }),
  noPickupStore: as({
    foot: 'nothing',
    note: (
      <FullPageNote icon={Store} title={<Trans>No store to pick it up from</Trans>}>
        <Trans>No store near you has it now.</Trans>
      </FullPageNote>
    ),
  }),
  problems: as({ foot: 'mend' }),
  pointsShort: as({ foot: 'points', short: true }),
  couponSheet: as({ choosing: true }),
  requoted: Shown,
  rejected: Shown,
  submitting: as({ sending: true }),
  asking: () => (
    <Frame>
      <FullPageNote icon={CircleHelp} title={<Trans>We are checking what happened</Trans>}>
        <Trans>The connection broke before the answer came. One moment.</Trans>
      </FullPageNote>
    </Frame>
  ),
  unknown: ({ context, send }) => (
    <Frame foot={<AskAgain onAsk={() => send({ type: 'ask' })} />}>
      <FullPageNote icon={CircleHelp} title={<Trans>We do not know yet whether it was ordered</Trans>}>
        <p>
          <Trans>No answer came. Please do not order it again; checking does not order anything.</Trans>
        </p>
        <TroubleText of={context.trouble} />
      </FullPageNote>
    </Frame>
  ),
  undone: ({ send }) => (
    <Frame
      foot={
        <Button wide onClick={() => send({ type: 'again' })}>
          <Trans>Look at it again</Trans>
        </Button>
      }
    >
      <FullPageNote icon={Undo2} title={<Trans>It was not ordered</Trans>}>
        <Trans>Nothing was taken from you. You can try again.</Trans>
      </FullPageNote>
    </Frame>
  ),
  created: Coming,
})
