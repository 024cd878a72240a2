import type { ReactNode } from 'react'
import type { AccountName } from '#contract/quote.ts'
import { WithPanels } from '#src/app/with-panels.tsx'
import type { Screen } from '#src/lib/screen.tsx'
import { logPage } from './log-flow-page.tsx'
import type { logFlow } from './money-log.screen.tsx'

/** The log of one account, under panels that are read with it. */
export function walletPage(screen: Screen<typeof logFlow>, account: AccountName, panels: ReactNode) {
  const Log = logPage(screen)
  return () => (
    <WithPanels panels={panels}>
      <Log account={account} />
    </WithPanels>
  )
}
