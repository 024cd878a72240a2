import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { BALANCE_SOURCES } from '#contract/wallet.ts'
import { useSearch } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { wordIn } from '#src/lib/search-text.ts'
import { ConvertFlowPage } from './convert-flow-page.tsx'

export const Route = createFileRoute('/pages/wallets/to_money')({
  staticData: { access: 'member', title: msg`To balance` },
  loader: words('wallet', 'form'),
  component: () => <ConvertFlowPage act="to_balance" account={wordIn(BALANCE_SOURCES, useSearch().from) ?? 'profit'} />,
})
