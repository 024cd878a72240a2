import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { AreaName } from '#contract/address.ts'

const province = () => <Trans comment="Part of a country, in an address">Province</Trans>
const state = () => <Trans comment="Part of a country, in an address, such as Bayern or Texas">State</Trans>

/** As the largest part of a country is called in its addresses. */
const LARGEST: Readonly<Record<string, () => ReactNode>> = {
  AU: state,
  BR: state,
  CA: province,
  CN: province,
  DE: state,
  IL: () => <Trans comment="Part of a country or city, in an address">District</Trans>,
  IN: state,
  IT: () => <Trans comment="Part of a country, in an address, such as Lombardia">Region</Trans>,
  MX: state,
  NL: province,
  PL: () => <Trans comment="Part of Poland, in an address: województwo">Voivodeship</Trans>,
  PT: () => <Trans comment="Part of a country or city, in an address">District</Trans>,
  SE: () => <Trans comment="Part of Sweden, in an address: län">County</Trans>,
  US: state,
  ZA: province,
}

export function areaWords(country: string, name: AreaName): ReactNode {
  switch (name) {
    case 'province':
      return (LARGEST[country] ?? (() => <Trans>State, province or region</Trans>))()
    case 'city':
      return <Trans>Town or city</Trans>
    case 'district':
      return country === 'IT' ? province() : <Trans comment="Part of a country or city, in an address">District</Trans>
  }
}
