import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { words } from '#src/app/words.ts'
import { DetailScreen } from './detail.screen.tsx'
import { LogFlowPage } from './log-flow-page.tsx'
import { accountIn } from './searches.ts'

export const Route = createFileRoute('/pages/my/detail')({
  staticData: { access: 'member', title: msg`Money activity` },
  loader: words('wallet'),
  validateSearch: ({ account }: { account?: string }) => ({ account }),
  component: Detail,
})

function Detail() {
  return <LogFlowPage screen={DetailScreen} account={accountIn(Route.useSearch().account) ?? 'balance'} />
}
