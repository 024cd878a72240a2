import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { useSearch } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { numberIn } from '#src/lib/search-text.ts'
import { WithdrawFlowPage } from './withdraw-flow-page.tsx'

export const Route = createFileRoute('/pages/money/atm_bank')({
  staticData: { access: 'member', title: msg`Withdraw EUR` },
  loader: words('withdrawal', 'form'),
  component: () => <WithdrawFlowPage ways={['bank']} dest={numberIn(useSearch().bank_id) ?? 0} />,
})
