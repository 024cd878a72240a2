import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { GoodsItem } from '#contract/shop.ts'

/** What a list says of goods that are not to be had; else whose they are. */
export function Standing({ of: { status, sold_out, store_name } }: { of: GoodsItem }): ReactNode {
  if (status === 'off') return <Trans>Not sold anymore</Trans>
  if (sold_out === 1) return <Trans>Sold out</Trans>
  return store_name === '' ? undefined : <bdi>{store_name}</bdi>
}
