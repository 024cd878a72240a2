import { Trans } from '@lingui/react/macro'
import { screen } from '#src/lib/screen.tsx'
import { entryViews } from './entry-views.tsx'
import { LogPage, type LogSums } from './log-page.tsx'
import { logFlow } from './money-log.screen.tsx'

const TRADE_ACCOUNTS = ['balance', 'usdt', 'eur', 'profit'] as const

export const DetailScreen = screen(
  logFlow,
  entryViews<LogSums>((around) => <LogPage title={<Trans>Money activity</Trans>} among={TRADE_ACCOUNTS} {...around} />),
)
