import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Store, Ticket, Truck } from 'lucide-react'
import { useState } from 'react'
import type { GoodsInfo } from '#machines/shop/goods.rules.ts'
import { isSome } from '#src/ui/held.tsx'
import { Money } from '#src/ui/money.tsx'
import { Pick } from '#src/ui/pick.tsx'
import { IfBuilt } from '#src/ui/place.tsx'
import { PlaceRow, Row, Rows } from '#src/ui/rows.tsx'

/** Of the language one reads, where it says one; else the nearest. */
const regionIn = (locale: string) => new Intl.Locale(locale).maximize().region

function ToCountry({ of: { carriage } }: { of: GoodsInfo }) {
  const { i18n, t } = useLingui()
  const [chosen, choose] = useState(regionIn(navigator.language))
  const way = carriage.find(({ country }) => country === chosen) ?? carriage[0]
  if (!way) return null
  const countries = new Intl.DisplayNames(i18n.locale, { type: 'region' })
  const { least, most } = way.days
  return (
    <Row
      icon={Truck}
      group="shop"
      label={
        isSome(way.price) ? (
          <Trans comment="What a parcel costs">
            Delivery <Money value={way.price} unit="EUR" />
          </Trans>
        ) : (
          <Trans>Delivery is free</Trans>
        )
      }
      note={
        <>
          {least === most ? (
            <Plural value={least} one="# working day" other="# working days" />
          ) : (
            <Plural value={most} one={`${least} to # working day`} other={`${least} to # working days`} />
          )}
          {way.free_from !== null && (
            <>
              {' · '}
              <Trans comment="Delivery costs nothing from this sum on">
                free from <Money value={way.free_from} unit="EUR" brief />
              </Trans>
            </>
          )}
        </>
      }
      value={
        <Pick
          label={t`Deliver to`}
          parts={carriage.map(({ country }) => ({ key: country, words: countries.of(country) ?? country }))}
          chosen={way.country}
          plain={way.country}
          onChoose={choose}
        />
      }
    />
  )
}

export function Carriage({ of: goods }: { of: GoodsInfo }) {
  const { store } = goods
  const row =
    store && ({ icon: Store, group: 'shop', label: <bdi>{store.name}</bdi>, note: store.intro || store.place } as const)
  return (
    <Rows>
      <ToCountry of={goods} />
      {store && row && (
        <IfBuilt to={`/pages/shops/shops?store_id=${store.id}`} otherwise={<Row {...row} />}>
          <PlaceRow to={`/pages/shops/shops?store_id=${store.id}`} {...row} />
        </IfBuilt>
      )}
      <PlaceRow to="/pages/coupon/coupon" icon={Ticket} group="shop" label={<Trans>Coupons</Trans>} />
    </Rows>
  )
}
