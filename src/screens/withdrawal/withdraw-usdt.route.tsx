import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { words } from '#src/app/words.ts'
import { idIn } from './searches.ts'
import { WithdrawFlowPage } from './withdraw-flow-page.tsx'

export const Route = createFileRoute('/pages/money/atm_usdt')({
  staticData: { access: 'member', title: msg`Withdraw USDT` },
  loader: words('withdrawal', 'form'),
  validateSearch: ({ address_id }: { address_id?: string }) => ({ address_id }),
  component: WithdrawUsdt,
})

function WithdrawUsdt() {
  return <WithdrawFlowPage ways={['usdt']} dest={idIn(Route.useSearch().address_id)} />
}
