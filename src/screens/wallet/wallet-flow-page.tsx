import { useState, type ReactNode } from 'react'
import type { AccountName } from '#contract/quote.ts'
import { useMemberId } from '#src/app/house.ts'
import { PanelsProvider } from '#src/lib/panels.ts'
import type { Screen } from '#src/lib/screen.tsx'
import { LogFlowPage } from './log-flow-page.tsx'
import type { logFlow } from './money-log.screen.tsx'

interface WalletFlowPageProps {
  screen: Screen<typeof logFlow>
  account: AccountName
  children: ReactNode
}

export function WalletFlowPage({ screen, account, children }: WalletFlowPageProps) {
  const [asked, setAsked] = useState(0)
  return (
    <PanelsProvider
      key={useMemberId()}
      value={{ shown: children, asked, refresh: () => setAsked((times) => times + 1) }}
    >
      <LogFlowPage screen={screen} account={account} />
    </PanelsProvider>
  )
}
