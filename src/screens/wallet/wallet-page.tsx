import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { AccountName } from '#contract/quote.ts'
import { usePanels } from '#src/lib/panels.ts'
import { Curtain, EyeButton } from '#src/ui/eye.tsx'
import { refreshOf, type Around } from '#src/ui/list.tsx'
import { Heading } from '#src/ui/text.tsx'
import type { EntriesViewProps } from './entry-views.tsx'
import type { LogSums } from './log-page.tsx'
import { MoneyPage } from './money-page.tsx'

interface WalletPageProps extends Around<EntriesViewProps<LogSums>> {
  title: ReactNode
  account: AccountName
}

export function WalletPage({ title, account, view, refreshing, children }: WalletPageProps) {
  const { shown, refresh } = usePanels()
  const again = refreshOf(view)
  const all = () => {
    if (again) again()
    refresh()
  }
  return (
    <MoneyPage title={title} eye={<EyeButton />} statement={account} refreshing={refreshing} onRefresh={again && all}>
      <Curtain>
        {shown}
        {view.context.items.length > 0 && (
          <Heading paddingInline="1">
            <Trans>Activity</Trans>
          </Heading>
        )}
        {children}
      </Curtain>
    </MoneyPage>
  )
}
