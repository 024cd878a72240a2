import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { words } from '#src/app/words.ts'
import { BuyFlowPage } from './buy-flow-page.tsx'

export const Route = createFileRoute('/pages/index/cp_info')({
  staticData: { access: 'optional', title: msg`Subscription` },
  loader: words('invest', 'form'),
  component: () => <BuyFlowPage kind="subscribe" />,
})
