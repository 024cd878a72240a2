import { useLingui } from '@lingui/react/macro'
import { Fragment } from 'react'

interface WithinProps {
  of: { readonly name: string; readonly region: string; readonly country: string }
  /** What else it is called. */
  besides?: string
}

/** The region and the country of a town, the country in the reader’s words. */
export function Within({ of: { name, region, country }, besides = '' }: WithinProps) {
  const { i18n } = useLingui()
  const land = country && (new Intl.DisplayNames(i18n.locale, { type: 'region' }).of(country) ?? country)
  const parts = [besides, region === name ? '' : region, land].filter((part) => part !== '')
  return parts.map((part, at) => (
    <Fragment key={part}>
      {at > 0 && ' · '}
      <bdi>{part}</bdi>
    </Fragment>
  ))
}
