import type { AccountName } from '#contract/quote.ts'
import { wallet, type Conversion } from '#contract/wallet.ts'
import { convertFlow } from '#machines/wallet/convert.flow.ts'
import { outcomeActor, unansweredOf } from '#src/api/unanswered.ts'
import { page } from '#src/app/page.tsx'
import type { Screen } from '#src/lib/screen.tsx'
import { CALLS, convertActor } from '#src/parts/wallet/convert-actor.ts'
import { ConvertScreen, ConvertSheetScreen } from './convert.screen.tsx'

interface ConvertFlowPageProps {
  act: Conversion
  account: AccountName
}

const convertPage = (screen: Screen<typeof convertFlow>) =>
  page(convertFlow, screen).with(({ client, id, hasPin }, { act, account }: ConvertFlowPageProps) => ({
    key: `${act} ${account}`,
    input: { hasPin, act, account, unanswered: unansweredOf(id, CALLS[act]) },
    calls: { conversions: wallet.conversions, quote: wallet.quote },
    actors: { pay: convertActor(client, id), outcome: outcomeActor(client, id, CALLS[act]) },
  }))

export const ConvertFlowPage = convertPage(ConvertScreen)
export const ConvertSheetFlowPage = convertPage(ConvertSheetScreen)
