import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { useSearch } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { AccountFlowPage } from './account-flow-page.tsx'

export const Route = createFileRoute('/pages/my/account')({
  staticData: { access: 'member', title: msg`Bank account` },
  loader: words('card', 'form'),
  component: () => <AccountFlowPage which="default" redirect={useSearch().redirect} />,
})
