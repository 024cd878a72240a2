import type { AccountName } from '#contract/quote.ts'
import type { MoneyType } from '#contract/wallet.ts'
import { EVERYTHING } from '#machines/wallet/entries.rules.ts'
import { entriesActor } from './entries-actor.ts'
import { listeningBy } from '#src/api/live.ts'
import { useHouse, useMemberId } from '#src/app/house.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import type { Screen } from '#src/lib/screen.tsx'
import { logFlow } from './money-log.screen.tsx'

interface LogFlowPageProps {
  screen: Screen<typeof logFlow>
  account?: AccountName | undefined
  type?: MoneyType | undefined
}

export function LogFlowPage({ screen, account, type }: LogFlowPageProps) {
  const { client } = useHouse()
  const member = useMemberId()
  return (
    <FlowPage
      key={[member, account, type].join(' ')}
      flow={logFlow}
      screen={screen}
      input={{ filter: { ...EVERYTHING, account: account ?? '', type: type ?? '' } }}
      actors={{ list: entriesActor(client), listening: listeningBy(client) }}
    />
  )
}
