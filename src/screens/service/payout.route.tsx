import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { fromPromise } from 'xstate'
import { service } from '#contract/service.ts'
import { wallet } from '#contract/wallet.ts'
import { withdrawal } from '#contract/withdrawal.ts'
import { payoutFlow, type PayoutCounter } from '#machines/service/payout.flow.ts'
import { outcomeActor, unansweredOf } from '#src/api/unanswered.ts'
import { page } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { convertActor } from '#src/parts/wallet/convert-actor.ts'
import { PayoutScreen } from './payout.screen.tsx'

const Payout = page(payoutFlow, PayoutScreen).with(({ client, id, hasPin }) => ({
  input: { hasPin, unanswered: unansweredOf(id, wallet.toBalance) },
  calls: { quote: wallet.quote },
  actors: {
    counter: fromPromise<PayoutCounter>(async ({ signal }) => {
      const [standing, { ways }, { hold }] = await Promise.all([
        client.call(service.info, {}, signal),
        client.call(wallet.conversions, {}, signal),
        client.call(withdrawal.counter, {}, signal),
      ])
      return { standing, ways, hold }
    }),
    pay: convertActor(client, id),
    outcome: outcomeActor(client, id, wallet.toBalance),
  },
}))

export const Route = createFileRoute('/pages/business_center/atm')({
  staticData: { access: 'service', title: msg`Pay out earnings` },
  loader: words('service', 'wallet', 'withdrawal', 'form'),
  component: Payout,
})
