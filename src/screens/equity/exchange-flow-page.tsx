import { equity } from '#contract/equity.ts'
import { invest } from '#contract/invest.ts'
import { exchangeFlow } from '#machines/equity/exchange.flow.ts'
import { outcomeActor, unansweredOf } from '#src/api/unanswered.ts'
import { page } from '#src/app/page.tsx'
import { exchangeActor } from './exchange-actor.ts'
import { ExchangeSheetScreen } from './exchange.screen.tsx'

export const ExchangeFlowPage = page(exchangeFlow, ExchangeSheetScreen).with(
  ({ client, id: member, hasPin }, { id }: { id: number }) => ({
    key: id,
    input: { hasPin, id, unanswered: unansweredOf(member, equity.exchange) },
    calls: { points: equity.points, quote: invest.quote },
    actors: { pay: exchangeActor(client, member), outcome: outcomeActor(client, member, equity.exchange) },
  }),
)
