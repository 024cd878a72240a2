import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { address } from '#contract/address.ts'
import { addressesFlow } from '#machines/address/addresses.flow.ts'
import { page } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { backWith } from '#src/lib/choice.ts'
import { AddressesScreen } from './addresses.screen.tsx'

export const Route = createFileRoute('/pages/address/address')({
  staticData: { access: 'member', title: msg`Delivery addresses` },
  loader: words('address'),
  component: page(addressesFlow, AddressesScreen).with(({ places, search: { select } }) => ({
    key: select,
    input: { isChoosing: select !== undefined },
    calls: { list: address.index, prefer: address.prefer, drop: address.drop },
    leaves: {
      chosen: ({ meant }) => backWith(places, select, '/pages/orders/create_order', ['address_id', meant?.id]),
    },
  })),
})
