import { chakra } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, Suspense, lazy } from 'react'
import type { Mode } from '#contract/order.ts'
import { required } from '#machines/lib/required.ts'
import type { sellFlow } from '#machines/trade/sell.flow.ts'
import { count, priceText } from '#src/lib/format.ts'
import type { ViewProps } from '#src/lib/screen.tsx'
import { Digits } from '#src/ui/amount.tsx'
import { Button, SubmitButton } from '#src/ui/button.tsx'
import { Copyable } from '#src/ui/copyable.tsx'
import { late } from '#src/ui/late.tsx'
import { Money } from '#src/ui/money.tsx'
import { QuestionSheet } from '#src/ui/question-sheet.tsx'
import { Row, Rows } from '#src/ui/rows.tsx'
import { Lead, Strong } from '#src/ui/text.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { Coins } from '../parts/in-order.tsx'
import { OrderClock } from '../parts/order-clock.tsx'
import { OrderCourse } from '../parts/order-course.tsx'
import { Frame, Price } from './frame.tsx'

const trail = () => import('../parts/money-trail.tsx')
const MoneyTrail = late(trail, (module) => module.MoneyTrail)
void trail().catch(() => undefined)

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
        {why && <chakra.p textStyle="note">{why}</chakra.p>}
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
  const { i18n, t } = useLingui()
  const { context, send } = view
  const order = required(context.order)
  const { order_no, quantity, expected_return, unit_price, mode, merchant_name, merchant_no } = order
  const whom = WHOM[mode]
  const price = priceText(unit_price, i18n.locale)
  return (
    <Frame title={<Trans>Finding a merchant</Trans>} foot={<Cancel view={view} />}>
      <OrderCourse order={order} />
      <OrderClock order={order} onZero={() => send({ type: 'expire' })} />
      {whom && <Lead marginTop="3">{whom()}</Lead>}
      <Rows marginTop="4">
        <Row
          label={<Trans>Order number</Trans>}
          value={<Copyable text={order_no} label={t`Copy the number of the order ${order_no}`} />}
        />
        {merchant_name && (
          <Arriving what={merchant_no}>
            <Row label={<Trans>Merchant</Trans>} value={<Strong as="bdi">{merchant_name}</Strong>} />
          </Arriving>
        )}
        <Row label={<Trans>You sell</Trans>} value={<Money value={quantity} unit="COIN" />} />
        <Row
          label={<Trans>Unit price</Trans>}
          value={
            <Trans comment="A price">
              <Price>{price}</Price> or more
            </Trans>
          }
        />
        <Row label={<Trans>Expected return</Trans>} value={<Money value={expected_return} unit="EUR" />} />
        {mode === 'normal' && (
          <Row
            label={<Trans comment="How many were asked so far">Merchants asked</Trans>}
            value={<Digits>{count(order.asked_merchants, i18n.locale)}</Digits>}
          />
        )}
      </Rows>
      <MoneyTrail order={order} />
      {asks && <CancelQuestion view={view} />}
    </Frame>
  )
}
