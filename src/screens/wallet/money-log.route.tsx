import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { ACCOUNTS } from '#contract/quote.ts'
import { MONEY_TYPES } from '#contract/wallet.ts'
import { Over } from '#src/app/over.tsx'
import { useSearch } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { wordIn } from '#src/lib/search-text.ts'
import { late } from '#src/ui/late.tsx'
import { logPage } from './log-flow-page.tsx'
import { MoneyLogScreen } from './money-log.screen.tsx'
import { RechargesFlowPage } from './recharges-flow-page.tsx'

const Statement = late(
  () => import('./statement-flow-page.tsx'),
  ({ StatementFlowPage }) => StatementFlowPage,
)

export const Route = createFileRoute('/pages/money/money_mx')({
  staticData: { access: 'member', title: msg`All activity` },
  loader: words('wallet'),
  component: MoneyLog,
})

const Log = logPage(MoneyLogScreen)

function MoneyLog() {
  const { account, type, statement, tab } = useSearch()
  const stated = wordIn(ACCOUNTS, statement)
  return (
    <>
      {tab === 'recharges' ? (
        <RechargesFlowPage />
      ) : (
        <Log account={wordIn(ACCOUNTS, account)} type={wordIn(MONEY_TYPES, type)} />
      )}
      {stated && (
        <Over page="/pages/money/money_mx">
          <Statement account={stated} />
        </Over>
      )}
    </>
  )
}
