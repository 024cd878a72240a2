import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { METHODS } from '#contract/withdrawal.ts'
import { useSearch } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { numberIn, wordIn } from '#src/lib/search-text.ts'
import { WithdrawFlowPage } from './withdraw-flow-page.tsx'

export const Route = createFileRoute('/pages/my/withdraw')({
  staticData: { access: 'member', title: msg`Withdraw` },
  loader: words('withdrawal', 'form'),
  component: Withdraw,
})

function Withdraw() {
  const { method, bank_id, address_id } = useSearch()
  const dests = { bank: numberIn(bank_id) ?? 0, usdt: numberIn(address_id) ?? 0 }
  const asked = wordIn(METHODS, method) || METHODS.find((one) => dests[one] > 0)
  return <WithdrawFlowPage ways={METHODS} asked={asked} dest={asked ? dests[asked] : 0} />
}
