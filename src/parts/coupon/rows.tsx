import { Plural, Trans } from '@lingui/react/macro'
import { CircleCheck, TicketCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Coupon, MemberCoupon } from '#contract/coupon.ts'
import type { couponsFlow } from '#machines/coupon/coupons.flow.ts'
import { isMine } from '#machines/coupon/coupons.rules.ts'
import { usePlaces } from '#src/lib/places.ts'
import type { ViewProps } from '#src/lib/screen.tsx'
import { SubmitButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { PlaceButton, TextPlace } from '#src/ui/place.tsx'
import { Says, Tag } from '#src/ui/surface.tsx'
import { Note } from '#src/ui/text.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { CouponCard } from './coupon-card.tsx'
import { GivenUntil, MineUntil } from './until.tsx'
import { type ForWhat, Use } from './use.tsx'

export type CouponsViewProps = ViewProps<typeof couponsFlow>

interface GivenProps {
  of: Coupon
  view: CouponsViewProps
}

const ShowCode = ({ id }: { id: number }) => (
  <PlaceButton kind="tonal" low to={`/pages/coupon/coupon?tab=unused&id=${id}`}>
    <Trans comment="Button: a voucher is shown as a code">Show the code</Trans>
  </PlaceButton>
)

function ToSignIn() {
  const { current } = usePlaces()
  return (
    <PlaceButton kind="tonal" low to={`/pages/login/login?redirect=${encodeURIComponent(current)}`}>
      <Trans>Sign in to get it</Trans>
    </PlaceButton>
  )
}

const Taken = ({ by: taken, as: coupon }: { by: MemberCoupon; as: ForWhat }) => (
  <>
    <Says icon={CircleCheck} tone="good" role="status">
      <Trans comment="A coupon was received">It is yours now.</Trans>
    </Says>
    {taken.type === 'in_store_voucher' ? <ShowCode id={taken.id} /> : <Use of={coupon} />}
  </>
)

function Act({ of: coupon, view }: GivenProps): ReactNode {
  const { context, busy, can, send } = view
  const { id, can_take, got, why_not } = coupon
  const isMeant = context.wish === id
  const { taken, undone, isMember } = context
  if (isMeant && taken) return <Taken by={taken} as={coupon} />
  if (can_take === 0)
    return isMeant && undone ? (
      <Refusal because={undone} />
    ) : (
      <>
        <Note>{got > 0 ? <Trans>You have it.</Trans> : why_not}</Note>
        {got > 0 && coupon.type !== 'in_store_voucher' && <Use of={coupon} />}
      </>
    )
  if (!isMember) return <ToSignIn />
  const isAsked = busy && isMeant && !can('take')
  return (
    <>
      {isMeant && undone && (
        <Refusal because={undone}>
          <p>
            <Trans>It is not clear whether you have it. If you ask again, you get it only once.</Trans>
          </p>
        </Refusal>
      )}
      <SubmitButton
        type="button"
        kind="tonal"
        wide={false}
        low
        busy={isAsked}
        disabled={busy && !isAsked}
        onClick={() => send({ type: 'take', id })}
      >
        <Trans comment="Button: takes a coupon that is given away">Get it</Trans>
      </SubmitButton>
    </>
  )
}

const Left = ({ of: { total, left } }: { of: Coupon }) =>
  total > 0 &&
  left > 0 && (
    <Note>
      <Plural value={left} one="# left" other="# left" />
    </Note>
  )

const Given = ({ of: coupon, view }: GivenProps) => (
  <CouponCard of={coupon} over={coupon.can_take === 0 && coupon.got === 0} until={<GivenUntil of={coupon} />}>
    <Left of={coupon} />
    <Act of={coupon} view={view} />
  </CouponCard>
)

const ToOrder = ({ no }: { no: string }) => (
  <div>
    <TextPlace to={`/pages/orders/order_detail?order_no=${no}`}>
      <Trans context="of the shop">See the order</Trans>
    </TextPlace>
  </div>
)

function Own({ of: coupon }: { of: MemberCoupon }) {
  const { status, allowed, order_no, id } = coupon
  return (
    <CouponCard of={coupon} over={status === 'used' || status === 'expired'} until={<MineUntil of={coupon} />}>
      {status === 'held' && (
        <div>
          <Tag tone="sky">
            <Icon of={TicketCheck} size={14} />
            <Trans>In an order that is not paid yet</Trans>
          </Tag>
        </div>
      )}
      {allowed.includes('show_code') && <ShowCode id={id} />}
      {allowed.includes('use') && <Use of={coupon} />}
      {order_no !== '' && <ToOrder no={order_no} />}
    </CouponCard>
  )
}

export const CouponRows = (view: CouponsViewProps) =>
  view.context.items.map((row) =>
    isMine(row) ? <Own key={`mine ${row.id}`} of={row} /> : <Given key={row.id} of={row} view={view} />,
  )
