import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { transfer } from '#contract/transfer.ts'
import { wallet } from '#contract/wallet.ts'
import { transferFlow } from '#machines/transfer/transfer.flow.ts'
import { actorsOf } from '#src/api/actors.ts'
import { payingActors, unansweredOf } from '#src/api/unanswered.ts'
import { useHouse, useMember } from '#src/app/house.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { words } from '#src/app/words.ts'
import { TransferScreen } from './transfer.screen.tsx'

export const Route = createFileRoute('/pages/users/transfer')({
  staticData: { access: 'member', title: msg`Transfer` },
  loader: words('wallet', 'form'),
  validateSearch: ({ to }: { to?: string }) => ({ to }),
  component: Transfer,
})

function Transfer() {
  const { client } = useHouse()
  const { id = 0, has_payword } = useMember() ?? {}
  const { to = '' } = Route.useSearch()
  return (
    <FlowPage
      key={id}
      flow={transferFlow}
      screen={TransferScreen}
      input={{ hasPin: has_payword === 1, to, unanswered: unansweredOf(id, transfer.send) }}
      actors={{
        ...actorsOf(client, wallet, 'balances'),
        ...actorsOf(client, transfer, 'receiver', 'quote'),
        ...payingActors(client, id, transfer.send),
      }}
    />
  )
}
