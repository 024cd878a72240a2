import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { payoutAddress } from '#contract/payout-address.ts'
import { addressesFlow } from '#machines/payout-address/addresses.flow.ts'
import type { Kept } from '#machines/stock/belongings.part.ts'
import { actorsOf } from '#src/api/actors.ts'
import { heard } from '#src/api/heard.ts'
import { useHouse, useMemberId } from '#src/app/house.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { words } from '#src/app/words.ts'
import { useChoice } from '#src/lib/choice.ts'
import { AddressesScreen } from './addresses.screen.tsx'

export const Route = createFileRoute('/pages/users/withdrawal_set')({
  staticData: { access: 'member', title: msg`Payout addresses` },
  loader: words('payout-address', 'form'),
  validateSearch: ({ select }: { select?: string }) => ({ select }),
  component: Addresses,
})

function Addresses() {
  const { client, session: holder } = useHouse()
  const member = useMemberId()
  const { select } = Route.useSearch()
  const chosen = useChoice(select, '/pages/money/atm_usdt', 'address_id')
  return (
    <FlowPage
      key={`${member} ${select}`}
      flow={addressesFlow}
      screen={AddressesScreen}
      input={{ isChoosing: select !== undefined }}
      actors={{
        ...actorsOf(client, payoutAddress, 'list'),
        drop: heard(client, payoutAddress.drop, ({ list }) => holder.learn({ address_bound: list.length > 0 ? 1 : 0 })),
      }}
      leaves={{ chosen: ({ meant }: { meant?: Kept }) => chosen(meant?.id) }}
    />
  )
}
