import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { withdrawal } from '#contract/withdrawal.ts'
import { withdrawalsFlow } from '#machines/withdrawal/withdrawals.flow.ts'
import { actorsOf } from '#src/api/actors.ts'
import { listeningBy } from '#src/api/live.ts'
import { useHouse, useMemberId } from '#src/app/house.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { words } from '#src/app/words.ts'
import { methodIn, numberIn } from './searches.ts'
import { OneWithdrawal } from './withdrawal-flow-page.tsx'
import { WithdrawalsScreen } from './withdrawals.screen.tsx'

export const Route = createFileRoute('/pages/bank_card/card_atm_log')({
  staticData: { access: 'member', title: msg`Withdrawals` },
  loader: words('withdrawal'),
  validateSearch: ({ method, order_no }: { method?: string; order_no?: string }) => ({ method, order_no }),
  component: Withdrawals,
})

function Withdrawals() {
  const { client } = useHouse()
  const member = useMemberId()
  const { method, order_no } = Route.useSearch()
  return (
    <>
      <FlowPage
        key={[member, methodIn(method)].join(' ')}
        flow={withdrawalsFlow}
        screen={WithdrawalsScreen}
        input={{ method: methodIn(method), tab: 'all' }}
        actors={{ ...actorsOf(client, withdrawal, 'list'), listening: listeningBy(client) }}
      />
      <OneWithdrawal orderNo={numberIn(order_no)} over="/pages/bank_card/card_atm_log" />
    </>
  )
}
