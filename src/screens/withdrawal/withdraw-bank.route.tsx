import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { words } from '#src/app/words.ts'
import { idIn } from './searches.ts'
import { WithdrawStage } from './withdraw-stage.tsx'

export const Route = createFileRoute('/pages/money/atm_bank')({
  staticData: { access: 'member', title: msg`Withdraw EUR`, leaves: true },
  loader: words('withdrawal', 'form'),
  validateSearch: ({ bank_id }: { bank_id?: string }) => ({ bank_id }),
  component: WithdrawEuros,
})

function WithdrawEuros() {
  return <WithdrawStage ways={['bank']} dest={idIn(Route.useSearch().bank_id)} />
}
