import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { useSearch } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { BuyFlowPage } from './buy-flow-page.tsx'

export const Route = createFileRoute('/pages/ai/ai_detail')({
  staticData: { access: 'optional', title: msg`Robots` },
  loader: words('invest', 'form'),
  component: () => <BuyFlowPage kind={useSearch().kind === 'product' ? 'product' : 'robot'} />,
})
