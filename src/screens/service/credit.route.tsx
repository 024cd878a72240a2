import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { service } from '#contract/service.ts'
import { transfer } from '#contract/transfer.ts'
import { creditFlow } from '#machines/service/credit.flow.ts'
import { payingActors, unansweredOf } from '#src/api/unanswered.ts'
import { page } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { CreditScreen } from './credit.screen.tsx'

export const Route = createFileRoute('/pages/business_center/transfer')({
  staticData: { access: 'service', title: msg`Send credit` },
  loader: words('service', 'form'),
  component: page(creditFlow, CreditScreen).with(({ client, search: { to = '' }, id, hasPin }) => ({
    input: { hasPin, to, unanswered: unansweredOf(id, service.sendCredit) },
    calls: { info: service.info, receiver: transfer.receiver, quote: service.quoteCredit },
    actors: payingActors(client, id, service.sendCredit),
  })),
})
