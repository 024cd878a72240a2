import type { AccountName } from '#contract/quote.ts'
import type { MoneyType } from '#contract/wallet.ts'
import { EVERYTHING } from '#machines/wallet/entries.rules.ts'
import { page } from '#src/app/page.tsx'
import type { Screen } from '#src/lib/screen.tsx'
import { entriesActor } from './entries-actor.ts'
import { logFlow } from './money-log.screen.tsx'

interface LogFlowPageProps {
  account?: AccountName | undefined
  type?: MoneyType | undefined
}

export const logPage = (screen: Screen<typeof logFlow>) =>
  page(logFlow, screen).with(({ client }, { account, type }: LogFlowPageProps) => ({
    key: `${account} ${type}`,
    input: { filter: { ...EVERYTHING, account: account ?? '', type: type ?? '' } },
    actors: { list: entriesActor(client) },
  }))
