import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { fromPromise } from 'xstate'
import { service } from '#contract/service.ts'
import { wallet } from '#contract/wallet.ts'
import { withdrawal } from '#contract/withdrawal.ts'
import { payoutFlow, type PayoutCounter } from '#machines/service/payout.flow.ts'
import { actorsOf } from '#src/api/actors.ts'
import { outcomeActor, unansweredOf } from '#src/api/unanswered.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { useHouse, useMember } from '#src/app/house.ts'
import { words } from '#src/app/words.ts'
import { convertActor } from '#src/parts/wallet/convert-actor.ts'
import { PayoutScreen } from './payout.screen.tsx'

export const Route = createFileRoute('/pages/business_center/atm')({
  staticData: { access: 'service', title: msg`Pay out earnings` },
  loader: words('service', 'wallet', 'withdrawal', 'form'),
  component: Payout,
})

function Payout() {
  const { client } = useHouse()
  const { id = 0, has_payword } = useMember() ?? {}
  return (
    <FlowPage
      key={id}
      flow={payoutFlow}
      screen={PayoutScreen}
      input={{ hasPin: has_payword === 1, unanswered: unansweredOf(id, wallet.toBalance) }}
      actors={{
        counter: fromPromise<PayoutCounter>(async ({ signal }) => {
          const [standing, { ways }, { hold }] = await Promise.all([
            client.call(service.info, {}, signal),
            client.call(wallet.conversions, {}, signal),
            client.call(withdrawal.counter, {}, signal),
          ])
          return { standing, ways, hold }
        }),
        ...actorsOf(client, wallet, 'quote'),
        pay: convertActor(client, id),
        outcome: outcomeActor(client, id, wallet.toBalance),
      }}
    />
  )
}
