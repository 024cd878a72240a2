import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { words } from '#src/app/words.ts'
import { idIn } from './searches.ts'
import { WithdrawFlowPage } from './withdraw-flow-page.tsx'

export const Route = createFileRoute('/pages/money/atm_bank')({
  staticData: { access: 'member', title: msg`Withdraw EUR` },
  loader: words('withdrawal', 'form'),
  validateSearch: ({ bank_id }: { bank_id?: string }) => ({ bank_id }),
  component: WithdrawEuros,
})

function WithdrawEuros() {
  return <WithdrawFlowPage ways={['bank']} dest={idIn(Route.useSearch().bank_id)} />
}
