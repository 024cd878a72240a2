import { Trans } from '@lingui/react/macro'
import { MapPin, MapPinPlus, Truck } from 'lucide-react'
import type { OrderConfirm } from '#contract/shop-order.ts'
import { DaysWords } from '#src/parts/shop/days-words.tsx'
import { Digits } from '#src/ui/amount.tsx'
import { isSome } from '#src/ui/held.tsx'
import { Check } from '#src/ui/check-field.tsx'
import { Money } from '#src/ui/money.tsx'
import { PlaceRow, Row, Rows } from '#src/ui/rows.tsx'
import { Card } from '#src/ui/surface.tsx'
import { Sums, useSelect } from './checkout-parts.tsx'
import { Freight } from './cost.tsx'

type Confirmed = { of: OrderConfirm }

function Where({ of: { address } }: Confirmed) {
  const select = useSelect()
  if (!address)
    return (
      <PlaceRow
        to={`/pages/address/address?select=${select}`}
        icon={MapPinPlus}
        group="shop"
        label={<Trans>Where should it go?</Trans>}
        note={<Trans>Choose or add a delivery address</Trans>}
      />
    )
  return (
    <PlaceRow
      to={`/pages/address/address?select=${select}`}
      icon={MapPin}
      group="shop"
      label={<bdi>{address.consignee}</bdi>}
      note={
        <>
          <bdi>{address.full_text}</bdi>
          <br />
          <Digits>{address.mobile}</Digits>
        </>
      }
    />
  )
}

/** Where it goes, how long that takes, and what it costs. */
export const Delivery = ({ of: confirm, busy }: Confirmed & { busy: boolean }) => (
  <Rows>
    <Where of={confirm} />
    {confirm.days && (
      <Row
        icon={Truck}
        group="shop"
        label={<Trans>Delivery</Trans>}
        note={<DaysWords of={confirm.days} />}
        value={
          <Sums aria-busy={busy}>
            <Freight of={confirm.price} />
          </Sums>
        }
      />
    )}
  </Rows>
)

interface PointsProps extends Confirmed {
  used: 0 | 1
  locked: boolean
  onUse: (use_points: 0 | 1) => void
}

/** Points as a part of the price: what they stand for, or why they cannot be used. */
export function Points({ of: { points }, used, locked, onUse }: PointsProps) {
  if (points.max === 0 || !isSome(points.value)) return null
  const have = <Money value={String(points.have)} unit="POINTS" />
  const value = <Money value={points.value} unit="EUR" />
  return (
    <Card as="div">
      <Check
        name="use_points"
        checked={used === 1}
        disabled={locked || points.dry === 1}
        label={
          <Trans comment="A box: points are a part of the price">
            Use <Money value={String(points.max)} unit="POINTS" />
          </Trans>
        }
        note={
          points.dry === 1 ? (
            <Trans>You have {have}. They cannot be used now: the pool that pays for them holds too little.</Trans>
          ) : (
            <Trans>
              You have {have}. You pay {value} less.
            </Trans>
          )
        }
        onChange={({ target }) => onUse(target.checked ? 1 : 0)}
      />
    </Card>
  )
}
