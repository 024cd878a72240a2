import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { Over } from '#src/app/over.tsx'
import { words } from '#src/app/words.ts'
import { late } from '#src/ui/late.tsx'
import { LogFlowPage } from './log-flow-page.tsx'
import { MoneyLogScreen } from './money-log.screen.tsx'
import { RechargesFlowPage } from './recharges-flow-page.tsx'
import { accountIn, typeIn } from './searches.ts'

const Statement = late(
  () => import('./statement-flow-page.tsx'),
  ({ StatementFlowPage }) => StatementFlowPage,
)

interface Question {
  account?: string
  type?: string
  statement?: string
  tab?: string
}

export const Route = createFileRoute('/pages/money/money_mx')({
  staticData: { access: 'member', title: msg`All activity` },
  loader: words('wallet'),
  validateSearch: ({ account, type, statement, tab }: Question) => ({ account, type, statement, tab }),
  component: MoneyLog,
})

function MoneyLog() {
  const { account, type, statement, tab } = Route.useSearch()
  const stated = accountIn(statement)
  return (
    <>
      {tab === 'recharges' ? (
        <RechargesFlowPage />
      ) : (
        <LogFlowPage screen={MoneyLogScreen} account={accountIn(account)} type={typeIn(type)} />
      )}
      {stated && (
        <Over page="/pages/money/money_mx">
          <Statement account={stated} />
        </Over>
      )}
    </>
  )
}
