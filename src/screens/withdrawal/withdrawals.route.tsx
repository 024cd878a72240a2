import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { METHODS, withdrawal } from '#contract/withdrawal.ts'
import { withdrawalsFlow } from '#machines/withdrawal/withdrawals.flow.ts'
import { page } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { wordIn } from '#src/lib/search-text.ts'
import { AskedWithdrawal } from './withdrawal-flow-page.tsx'
import { WithdrawalsScreen } from './withdrawals.screen.tsx'

const Withdrawals = page(withdrawalsFlow, WithdrawalsScreen).with(({ search }) => {
  const method = wordIn(METHODS, search.method) ?? ''
  return { key: method, input: { method, tab: 'all' }, calls: { list: withdrawal.list } }
})

export const Route = createFileRoute('/pages/bank_card/card_atm_log')({
  staticData: { access: 'member', title: msg`Withdrawals` },
  loader: words('withdrawal'),
  component: () => (
    <>
      <Withdrawals />
      <AskedWithdrawal over="/pages/bank_card/card_atm_log" />
    </>
  ),
})
