import { Trans } from '@lingui/react/macro'
import { entriesFlow } from '#machines/wallet/entries.flow.ts'
import { screen } from '#src/lib/screen.tsx'
import { Onward } from '#src/onward.tsx'
import { entryViews } from './entry-views.tsx'
import { LogPage, type LogSums } from './log-page.tsx'
import { MoneyTabs } from './money-tabs.tsx'

export const logFlow = entriesFlow<LogSums>()

export const MoneyLogScreen = screen(
  logFlow,
  entryViews<LogSums>(({ children, ...around }) => (
    <LogPage title={<Trans>All activity</Trans>} among="all" tabs={<MoneyTabs chosen="money" />} {...around}>
      {children}
      <Onward from="/pages/money/money_mx" />
    </LogPage>
  )),
)
