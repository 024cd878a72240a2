import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { words } from '#src/app/words.ts'
import { ConvertFlowPage } from './convert-flow-page.tsx'
import { sourceIn } from './searches.ts'

export const Route = createFileRoute('/pages/wallets/to_money')({
  staticData: { access: 'member', title: msg`To balance` },
  loader: words('wallet', 'form'),
  validateSearch: ({ from }: { from?: string }) => ({ from }),
  component: ToBalance,
})

function ToBalance() {
  return <ConvertFlowPage act="to_balance" account={sourceIn(Route.useSearch().from) ?? 'profit'} />
}
