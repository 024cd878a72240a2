import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { words } from '#src/app/words.ts'
import { BuyFlowPage } from './buy-flow-page.tsx'
import { idIn } from './id-in.ts'

export const Route = createFileRoute('/pages/index/cp_info')({
  staticData: { access: 'optional', title: msg`Subscription` },
  loader: words('invest', 'form'),
  validateSearch: ({ id }: { id?: string }) => ({ id }),
  component: OneSubscription,
})

function OneSubscription() {
  return <BuyFlowPage kind="subscribe" id={idIn(Route.useSearch().id)} />
}
