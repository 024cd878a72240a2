import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { service } from '#contract/service.ts'
import { transfer } from '#contract/transfer.ts'
import { creditFlow } from '#machines/service/credit.flow.ts'
import { actorOf, actorsOf } from '#src/api/actors.ts'
import { payingActors, unansweredOf } from '#src/api/unanswered.ts'
import { useHouse, useMember } from '#src/app/house.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { words } from '#src/app/words.ts'
import { CreditScreen } from './credit.screen.tsx'

export const Route = createFileRoute('/pages/business_center/transfer')({
  staticData: { access: 'service', title: msg`Send credit` },
  loader: words('service', 'form'),
  validateSearch: ({ to }: { to?: string }) => ({ to }),
  component: SendCredit,
})

function SendCredit() {
  const { client } = useHouse()
  const { id = 0, has_payword } = useMember() ?? {}
  const { to = '' } = Route.useSearch()
  return (
    <FlowPage
      key={id}
      flow={creditFlow}
      screen={CreditScreen}
      input={{ hasPin: has_payword === 1, to, unanswered: unansweredOf(id, service.sendCredit) }}
      actors={{
        ...actorsOf(client, service, 'info'),
        ...actorsOf(client, transfer, 'receiver'),
        quote: actorOf(client, service.quoteCredit),
        ...payingActors(client, id, service.sendCredit),
      }}
    />
  )
}
