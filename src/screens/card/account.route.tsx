import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { words } from '#src/app/words.ts'
import { AccountFlowPage } from './account-flow-page.tsx'

export const Route = createFileRoute('/pages/my/account')({
  staticData: { access: 'member', title: msg`Bank account` },
  loader: words('card', 'form'),
  validateSearch: ({ redirect }: { redirect?: string }) => ({ redirect }),
  component: Account,
})

function Account() {
  const { redirect } = Route.useSearch()
  return <AccountFlowPage which="default" redirect={redirect} />
}
