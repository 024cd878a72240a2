import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { words } from '#src/app/words.ts'
import { Page } from '#src/ui/page.tsx'
import { Missing } from '#src/ui/missing.tsx'
import { AccountLogScreen } from './account-log.screen.tsx'
import { LogFlowPage } from './log-flow-page.tsx'
import { accountIn } from './searches.ts'

export const Route = createFileRoute('/pages/wallets/wallet_mx')({
  staticData: { access: 'member', title: msg`Activity` },
  loader: words('wallet'),
  validateSearch: ({ account }: { account?: string }) => ({ account }),
  component: AccountLog,
})

function AccountLog() {
  const account = accountIn(Route.useSearch().account)
  if (account) return <LogFlowPage screen={AccountLogScreen} account={account} />
  return (
    <Page back>
      <Missing home="/pages/wallets/wallets" />
    </Page>
  )
}
