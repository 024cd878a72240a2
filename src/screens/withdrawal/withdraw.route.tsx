import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { METHODS } from '#contract/withdrawal.ts'
import { words } from '#src/app/words.ts'
import { idIn, methodIn } from './searches.ts'
import { WithdrawFlowPage } from './withdraw-flow-page.tsx'

export const Route = createFileRoute('/pages/my/withdraw')({
  staticData: { access: 'member', title: msg`Withdraw` },
  loader: words('withdrawal', 'form'),
  validateSearch: ({ method, bank_id, address_id }: { method?: string; bank_id?: string; address_id?: string }) => ({
    method,
    bank_id,
    address_id,
  }),
  component: Withdraw,
})

function Withdraw() {
  const { method, bank_id, address_id } = Route.useSearch()
  const dests = { bank: idIn(bank_id), usdt: idIn(address_id) }
  const asked = methodIn(method) || METHODS.find((one) => dests[one] > 0)
  return <WithdrawFlowPage ways={METHODS} asked={asked} dest={asked ? dests[asked] : 0} />
}
