import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, Suspense, lazy } from 'react'
import type { Mode, OrderInfo } from '#contract/order.ts'
import { required } from '#machines/lib/required.ts'
import type { sellFlow } from '#machines/trade/sell.flow.ts'
import { count, priceText } from '#src/lib/format.ts'
import type { ViewProps } from '#src/lib/screen.tsx'
import { Digits } from '#src/ui/amount.tsx'
import { Button, SubmitButton } from '#src/ui/button.tsx'
import { Copyable } from '#src/ui/copyable.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { late } from '#src/ui/late.tsx'
import { QuestionSheet } from '#src/ui/question-sheet.tsx'
import { Lead, Note } from '#src/ui/text.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { Coins, Euros } from '../parts/in-order.tsx'
import { MerchantCard } from '../parts/merchant-card.tsx'
import { OrderClock } from '../parts/order-clock.tsx'
import { OrderCourse } from '../parts/order-course.tsx'
import { Frame, Price } from './frame.tsx'

const MoneyTrail = late(
  () => import('../parts/money-trail.tsx'),
  (module) => module.MoneyTrail,
)
MoneyTrail.bring()

const Up = lazy(() => import('./motion.tsx').then((late) => ({ default: late.Up })))

/** What is new comes up from below; until the machinery of motion is there, it simply stands there. */
const Arriving = ({ what, children }: { what: string; children: ReactNode }) => (
  <Suspense fallback={children}>
    <Up what={what}>{children}</Up>
  </Suspense>
)

type SellViewProps = ViewProps<typeof sellFlow>

export interface FindingLook {
  readonly asks?: boolean
}

const WHOM: Partial<Record<Mode, () => ReactNode>> = {
  member: () => <Trans>We ask only the merchant you named.</Trans>,
  password: () => <Trans>Give your merchant the order number and the phrase. Nobody else sees the order.</Trans>,
}

function Cancel({ view: { context, busy, send } }: { view: SellViewProps }) {
  const { allowed, refused } = required(context.order)
  const why = refused.find(({ event }) => event === 'cancel')?.text
  if (!allowed.includes('cancel') && !busy)
    return (
      <>
        <Button wide kind="quiet" disabled>
          <Trans>Cancel matching</Trans>
        </Button>
        {why && <Note align="center">{why}</Note>}
      </>
    )
  return (
    <>
      <Refusal because={context.trouble} />
      <SubmitButton type="button" kind="quiet" busy={busy} onClick={() => send({ type: 'cancel' })}>
        <Trans>Cancel matching</Trans>
      </SubmitButton>
    </>
  )
}

const CancelQuestion = ({ view: { context, send } }: { view: SellViewProps }) => (
  <QuestionSheet
    title={<Trans>Cancel this order?</Trans>}
    says={
      <>
        <Trans>
          You get all <Coins of={required(context.order)} /> back at once, free of charge.
        </Trans>{' '}
        {context.start && (
          <Plural
            value={context.start.restart_wait}
            one="You can sell again after # second."
            other="You can sell again after # seconds."
          />
        )}
      </>
    }
    yes={<Trans>Cancel the order</Trans>}
    busy={false}
    onYes={() => send({ type: 'takeBack' })}
    onNo={() => send({ type: 'back' })}
  />
)

export function Finding({ asks = false, ...view }: SellViewProps & FindingLook) {
  const { context, send } = view
  const order = required(context.order)
  const { mode, merchant_name, merchant_no } = order
  const whom = WHOM[mode]
  return (
    <Frame title={<Trans>Finding a merchant</Trans>} foot={<Cancel view={view} />}>
      <OrderCourse order={order} />
      <OrderClock order={order} onZero={() => send({ type: 'expire' })} />
      {whom && <Lead paddingInline="1">{whom()}</Lead>}
      {merchant_name && (
        <Arriving what={merchant_no}>
          <MerchantCard name={merchant_name} />
        </Arriving>
      )}
      <Wanted order={order} />
      <MoneyTrail order={order} />
      {asks && <CancelQuestion view={view} />}
    </Frame>
  )
}

/** Once a merchant is asked, the price is theirs. */
function Wanted({ order }: { order: OrderInfo }) {
  const { i18n, t } = useLingui()
  const { order_no, unit_price, mode, merchant_name } = order
  const price = priceText(unit_price, i18n.locale)
  return (
    <Facts>
      <Fact name={<Trans>You sell</Trans>}>
        <Coins of={order} />
      </Fact>
      <Fact name={<Trans>Unit price</Trans>}>
        {merchant_name || mode === 'member' ? (
          <Price>{price}</Price>
        ) : (
          <Trans comment="A price">
            <Price>{price}</Price> or more
          </Trans>
        )}
      </Fact>
      <Fact name={<Trans>Order number</Trans>}>
        <Copyable text={order_no} label={t`Copy the number of the order ${order_no}`} />
      </Fact>
      <Fact name={merchant_name ? <Trans>You receive</Trans> : <Trans>You receive at least</Trans>}>
        <Euros of={order} />
      </Fact>
      {mode === 'normal' && (
        <Fact name={<Trans comment="How many were asked so far">Merchants asked</Trans>}>
          <Digits>{count(order.asked_merchants, i18n.locale)}</Digits>
        </Fact>
      )}
    </Facts>
  )
}
