import type { AccountName } from '#contract/quote.ts'
import { wallet, type Conversion } from '#contract/wallet.ts'
import { convertFlow } from '#machines/wallet/convert.flow.ts'
import { actorsOf } from '#src/api/actors.ts'
import { outcomeActor, unansweredOf } from '#src/api/unanswered.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { useHouse, useMember } from '#src/app/house.ts'
import { CALLS, convertActor } from '#src/parts/wallet/convert-actor.ts'
import { ConvertScreen, ConvertSheetScreen } from './convert.screen.tsx'

interface ConvertFlowPageProps {
  act: Conversion
  account: AccountName
  sheet?: boolean
}

export function ConvertFlowPage({ act, account, sheet = false }: ConvertFlowPageProps) {
  const { client } = useHouse()
  const { id = 0, has_payword } = useMember() ?? {}
  return (
    <FlowPage
      key={[id, act, account].join(' ')}
      flow={convertFlow}
      screen={sheet ? ConvertSheetScreen : ConvertScreen}
      input={{ hasPin: has_payword === 1, act, account, unanswered: unansweredOf(id, CALLS[act]) }}
      actors={{
        ...actorsOf(client, wallet, 'conversions', 'quote'),
        pay: convertActor(client, id),
        outcome: outcomeActor(client, id, CALLS[act]),
      }}
    />
  )
}
