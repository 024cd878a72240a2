import { Trans, useLingui } from '@lingui/react/macro'
import { MapPin, Store, Truck } from 'lucide-react'
import { useState } from 'react'
import type { Address } from '#contract/addresses.ts'
import type { GoodsInfo } from '#machines/shop/goods.rules.ts'
import { DaysWords } from '#src/parts/shop/days-words.tsx'
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
          <DaysWords of={way.days} />
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

type Seller = NonNullable<GoodsInfo['store']>

function wayTo({ name, place, lat, lng }: Seller): Address | '' {
  if (lat === null || lng === null) return ''
  return `/open-location?${new URLSearchParams({ lat: `${lat}`, lng: `${lng}`, name, address: place })}` as Address
}

/** Until stores have pages of their own, the line of one leads to where it is. */
function Seller({ of: store }: { of: Seller }) {
  const { id, name, place, intro } = store
  const row = { icon: Store, group: 'shop' } as const
  const where = wayTo(store)
  const named = (
    <>
      <bdi>{name}</bdi>, <bdi>{place}</bdi>
    </>
  )
  const still = <Row {...row} label={<bdi>{name}</bdi>} note={intro || place} />
  return (
    <IfBuilt
      to={`/pages/shops/shops?store_id=${id}`}
      otherwise={
        <IfBuilt to={where} otherwise={still}>
          {(there) => <PlaceRow {...row} to={there} label={named} note={intro} />}
        </IfBuilt>
      }
    >
      {(there) => (
        <>
          <PlaceRow {...row} to={there} label={<bdi>{name}</bdi>} note={intro || place} />
          {where && <PlaceRow to={where} icon={MapPin} group="shop" label={<bdi>{place}</bdi>} />}
        </>
      )}
    </IfBuilt>
  )
}

export function Carriage({ of: goods }: { of: GoodsInfo }) {
  const { store } = goods
  return (
    <Rows>
      <ToCountry of={goods} />
      {store && <Seller of={store} />}
    </Rows>
  )
}
