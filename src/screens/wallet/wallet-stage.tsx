import type { AccountName } from '#contract/quote.ts'
import { EVERYTHING } from '#machines/wallet/entries.rules.ts'
import { listeningBy } from '#src/api/live.ts'
import type { Client } from '#src/api/client.ts'
import { useHouse, useMemberId } from '#src/app/house.ts'
import { Stage } from '#src/app/stage.tsx'
import type { Screen } from '#src/lib/screen.tsx'
import { entriesUnder, type Above } from './entries-actor.ts'
import type { EntriesFlow } from './entry-views.tsx'

interface WalletStageProps<Told> {
  flow: EntriesFlow<Above<Told>>
  screen: Screen<EntriesFlow<Above<Told>>>
  account: AccountName
  head: (client: Client, signal: AbortSignal) => Promise<Told>
}

/** Runs the page of one account. */
export function WalletStage<Told>({ flow, screen, account, head }: WalletStageProps<Told>) {
  const { client } = useHouse()
  return (
    <Stage
      key={useMemberId()}
      flow={flow}
      screen={screen}
      input={{ filter: { ...EVERYTHING, account } }}
      actors={{ list: entriesUnder(client, (signal) => head(client, signal)), listening: listeningBy(client) }}
    />
  )
}
