import { equity } from '#contract/equity.ts'
import { invest } from '#contract/invest.ts'
import { exchangeFlow } from '#machines/equity/exchange.flow.ts'
import { actorsOf } from '#src/api/actors.ts'
import { outcomeActor, unansweredOf } from '#src/api/unanswered.ts'
import { useHouse, useMember } from '#src/app/house.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { exchangeActor } from './exchange-actor.ts'
import { ExchangeSheetScreen } from './exchange.screen.tsx'

export function ExchangeFlowPage({ id }: { id: number }) {
  const { client } = useHouse()
  const { id: member = 0, has_payword } = useMember() ?? {}
  return (
    <FlowPage
      key={[member, id].join(' ')}
      flow={exchangeFlow}
      screen={ExchangeSheetScreen}
      input={{ hasPin: has_payword === 1, id, unanswered: unansweredOf(member, equity.exchange) }}
      actors={{
        ...actorsOf(client, equity, 'points'),
        ...actorsOf(client, invest, 'quote'),
        pay: exchangeActor(client, member),
        outcome: outcomeActor(client, member, equity.exchange),
      }}
    />
  )
}
