import { useState, type ReactNode } from 'react'
import type { AccountName } from '#contract/quote.ts'
import { useMemberId } from '#src/app/house.ts'
import { PanelsProvider } from '#src/lib/panels.ts'
import type { Screen } from '#src/lib/screen.tsx'
import { LogStage } from './log-stage.tsx'
import type { logFlow } from './money-log.screen.tsx'

interface WalletStageProps {
  screen: Screen<typeof logFlow>
  account: AccountName
  /** What stands above its entries. */
  children: ReactNode
}

/** Runs the page of one account: its entries, and beside them what asks for itself. */
export function WalletStage({ screen, account, children }: WalletStageProps) {
  const [asked, setAsked] = useState(0)
  return (
    <PanelsProvider
      key={useMemberId()}
      value={{ shown: children, asked, refresh: () => setAsked((times) => times + 1) }}
    >
      <LogStage screen={screen} account={account} />
    </PanelsProvider>
  )
}
