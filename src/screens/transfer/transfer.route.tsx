import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { transfer } from '#contract/transfer.ts'
import { wallet } from '#contract/wallet.ts'
import { transferFlow } from '#machines/transfer/transfer.flow.ts'
import { payingActors, unansweredOf } from '#src/api/unanswered.ts'
import { page } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { TransferScreen } from './transfer.screen.tsx'

export const Route = createFileRoute('/pages/users/transfer')({
  staticData: { access: 'member', title: msg`Transfer` },
  loader: words('wallet', 'form'),
  component: page(transferFlow, TransferScreen).with(({ client, search: { to = '' }, id, hasPin }) => ({
    input: { hasPin, to, unanswered: unansweredOf(id, transfer.send) },
    calls: { balances: wallet.balances, receiver: transfer.receiver, quote: transfer.quote },
    actors: payingActors(client, id, transfer.send),
  })),
})
