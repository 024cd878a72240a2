import type { AccountName } from '#contract/quote.ts'
import { EVERYTHING } from '#machines/wallet/entries.rules.ts'
import { listeningBy } from '#src/api/live.ts'
import type { Client } from '#src/api/client.ts'
import { useHouse, useMemberId } from '#src/app/house.ts'
import { Stage } from '#src/app/stage.tsx'
import type { Screen } from '#src/lib/screen.tsx'
import { entriesUnder } from './entries-actor.ts'
import type { EntriesFlow } from './entry-views.tsx'

interface WalletStageProps<Head> {
  flow: EntriesFlow<Head>
  screen: Screen<EntriesFlow<Head>>
  account: AccountName
  head: (client: Client, signal: AbortSignal) => Promise<Head>
}

/** Runs the page of one account. */
export function WalletStage<Head>({ flow, screen, account, head }: WalletStageProps<Head>) {
  const { client } = useHouse()
  return (
    <Stage
      key={useMemberId()}
      flow={flow}
      screen={screen}
      input={{ filter: { ...EVERYTHING, account } }}
      actors={{ load: entriesUnder(client, (signal) => head(client, signal)), listening: listeningBy(client) }}
    />
  )
}
