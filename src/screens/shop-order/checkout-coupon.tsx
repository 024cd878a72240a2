import { Trans } from '@lingui/react/macro'
import { Ticket } from 'lucide-react'
import type { OrderConfirm } from '#contract/shop-order.ts'
import { required } from '#machines/lib/required.ts'
import { FromSum, Worth } from '#src/parts/coupon/figure.tsx'
import { MineUntil } from '#src/parts/coupon/until.tsx'
import { Button } from '#src/ui/button.tsx'
import { About, Choice, Choices } from '#src/ui/choices.tsx'
import { isSome } from '#src/ui/held.tsx'
import { LateSheet } from '#src/ui/late-sheet.tsx'
import { Money } from '#src/ui/money.tsx'
import { PressRow, Row, Rows } from '#src/ui/rows.tsx'
import { SheetFoot } from '#src/ui/sheet-foot.tsx'
import { Strong } from '#src/ui/text.tsx'
import { type CheckoutViewProps, Sums } from './checkout-parts.tsx'
import { useKeep } from './told.ts'

type Choosable = OrderConfirm['coupons'][number]

const Less = ({ cut }: { cut: string }) => (
  <Trans comment="What a coupon takes off a price">
    You pay <Money value={cut} unit="EUR" /> less.
  </Trans>
)

/** The one that is used, or that there are some. */
export function CouponRow({ view: { context, can, send }, busy }: { view: CheckoutViewProps; busy: boolean }) {
  const { coupons, member_coupon_id: used, price } = required(context.confirm)
  if (coupons.length === 0) return null
  const chosen = coupons.find(({ coupon }) => coupon.id === used)
  const row = {
    icon: Ticket,
    group: 'shop',
    label: chosen ? <bdi>{chosen.coupon.name}</bdi> : <Trans comment="A coupon, where one may be used">Coupon</Trans>,
    note: chosen ? (
      <Trans>Coupon, tap to change</Trans>
    ) : coupons.some(({ fits }) => fits === 1) ? (
      <Trans>You have one that fits</Trans>
    ) : (
      <Trans>None of yours fits this order</Trans>
    ),
    value: isSome(price.coupon) && (
      <Sums aria-busy={busy}>
        <Money value={`-${price.coupon}`} unit="EUR" />
      </Sums>
    ),
  } as const
  return (
    <Rows>{can('coupons') ? <PressRow {...row} onPress={() => send({ type: 'coupons' })} /> : <Row {...row} />}</Rows>
  )
}

interface OneProps {
  of: Choosable
  wrong: string | undefined
  used: number
  onChoose: (id: number) => void
}

const One = ({ of: { coupon, fits, reason, cut }, wrong, used, onChoose }: OneProps) => (
  <Choice
    wrong={wrong}
    name="coupon"
    value={coupon.id}
    checked={coupon.id === used}
    disabled={fits === 0}
    onChoose={() => onChoose(coupon.id)}
  >
    <Strong color="inherit">
      <bdi>{coupon.name}</bdi>
    </Strong>
    {fits === 1 ? (
      <>
        <About>
          <Less cut={cut} />
        </About>
        <About>
          <MineUntil of={coupon} />
        </About>
      </>
    ) : (
      <>
        <About>
          <Worth of={coupon} /> · <FromSum of={coupon} />
        </About>
        <About>{reason}</About>
      </>
    )}
  </Choice>
)

/** Those that fit first; each of the others says why it does not. */
export function CouponSheet({ view: { context, send } }: { view: CheckoutViewProps }) {
  const { coupons, member_coupon_id: used } = required(context.confirm)
  const keep = useKeep()
  const close = () => send({ type: 'back' })
  const choose = (id: number) => {
    keep({ member_coupon_id: id })
    send({ type: 'useCoupon', id })
  }
  const [fitting, others] = [1, 0].map((fits) => coupons.filter((one) => one.fits === fits))
  const each = (list: readonly Choosable[] = [], wrong: string | undefined) =>
    list.map((one) => <One key={one.coupon.id} of={one} wrong={wrong} used={used} onChoose={choose} />)
  return (
    <LateSheet title={<Trans comment="A coupon, where one may be used">Coupon</Trans>} onClose={close}>
      <Choices legend={<Trans>Which one do you want to use?</Trans>}>
        {(wrong) => (
          <>
            {each(fitting, wrong)}
            <Choice wrong={wrong} name="coupon" value={0} checked={used === 0} onChoose={() => choose(0)}>
              <Trans>No coupon</Trans>
            </Choice>
            {each(others, wrong)}
          </>
        )}
      </Choices>
      <SheetFoot>
        <Button wide kind="quiet" onClick={close}>
          <Trans>Close</Trans>
        </Button>
      </SheetFoot>
    </LateSheet>
  )
}
