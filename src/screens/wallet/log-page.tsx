import type { ReactNode } from 'react'
import type { Given } from '#contract/endpoint.ts'
import { CURRENCY_OF, type AccountName } from '#contract/quote.ts'
import type { wallet } from '#contract/wallet.ts'
import { EntryFilters } from './entry-filters.tsx'
import { refreshOf, type Around } from '#src/ui/list.tsx'
import type { EntriesViewProps } from './entry-views.tsx'
import { MoneyPage } from './money-page.tsx'
import { AtTodaysPrices, Sums } from './sums.tsx'

export type LogSums = Pick<Given<typeof wallet.log>, 'summary'>

interface LogPageProps extends Around<EntriesViewProps<LogSums>> {
  title: ReactNode
  among: 'all' | 'one' | readonly AccountName[]
  tabs?: ReactNode
}

export function LogPage({ title, among, tabs, view, refreshing, children }: LogPageProps) {
  const { context, send } = view
  const { filter, head } = context
  return (
    <MoneyPage
      title={title}
      statement={filter.account || 'balance'}
      refreshing={refreshing}
      onRefresh={refreshOf(view)}
    >
      {tabs}
      <EntryFilters filter={filter} among={among} onFilter={(chosen) => send({ type: 'filter', filter: chosen })} />
      {head && context.items.length > 0 && (
        <>
          <Sums {...head.summary} unit={filter.account ? CURRENCY_OF[filter.account] : 'EUR'} />
          {filter.account === '' && <AtTodaysPrices />}
        </>
      )}
      {children}
    </MoneyPage>
  )
}
