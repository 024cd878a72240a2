import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { ACCOUNTS } from '#contract/quote.ts'
import { useSearch } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { wordIn } from '#src/lib/search-text.ts'
import { Page } from '#src/ui/page.tsx'
import { Missing } from '#src/ui/missing.tsx'
import { AccountLogScreen } from './account-log.screen.tsx'
import { logPage } from './log-flow-page.tsx'

export const Route = createFileRoute('/pages/wallets/wallet_mx')({
  staticData: { access: 'member', title: msg`Activity` },
  loader: words('wallet'),
  component: AccountLog,
})

const Log = logPage(AccountLogScreen)

function AccountLog() {
  const account = wordIn(ACCOUNTS, useSearch().account)
  if (account) return <Log account={account} />
  return (
    <Page back>
      <Missing home="/pages/wallets/wallets" />
    </Page>
  )
}
