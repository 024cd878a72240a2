import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { words } from '#src/app/words.ts'
import { ConvertFlowPage } from './convert-flow-page.tsx'

export const Route = createFileRoute('/pages/jf/atm')({
  staticData: { access: 'member', title: msg`Points to balance` },
  loader: words('wallet', 'form'),
  component: () => <ConvertFlowPage act="points_to_balance" account="points" />,
})
