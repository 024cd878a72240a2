import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { words } from '#src/app/words.ts'
import { BuyFlowPage } from './buy-flow-page.tsx'

export const Route = createFileRoute('/pages/project/detail')({
  staticData: { access: 'optional', title: msg`Project` },
  loader: words('invest', 'form'),
  component: () => <BuyFlowPage kind="project" />,
})
