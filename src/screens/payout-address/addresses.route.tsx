import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { payoutAddress } from '#contract/payout-address.ts'
import { addressesFlow } from '#machines/payout-address/addresses.flow.ts'
import { heard } from '#src/api/heard.ts'
import { page } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { backWith } from '#src/lib/choice.ts'
import { AddressesScreen } from './addresses.screen.tsx'

export const Route = createFileRoute('/pages/users/withdrawal_set')({
  staticData: { access: 'member', title: msg`Payout addresses` },
  loader: words('payout-address', 'form'),
  component: page(addressesFlow, AddressesScreen).with(({ client, session, places, search: { select } }) => ({
    key: select,
    input: { isChoosing: select !== undefined },
    calls: { list: payoutAddress.list },
    actors: {
      drop: heard(client, payoutAddress.drop, ({ list }) => session.learn({ address_bound: list.length > 0 ? 1 : 0 })),
    },
    leaves: { chosen: ({ meant }) => backWith(places, select, '/pages/money/atm_usdt', ['address_id', meant?.id]) },
  })),
})
