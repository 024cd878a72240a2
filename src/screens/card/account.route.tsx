import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { words } from '#src/app/words.ts'
import { AccountStage } from './account-stage.tsx'

export const Route = createFileRoute('/pages/my/account')({
  staticData: { access: 'member', title: msg`Bank account`, leaves: true },
  loader: words('card', 'form'),
  validateSearch: ({ redirect }: { redirect?: string }) => ({ redirect }),
  component: Account,
})

function Account() {
  const { redirect } = Route.useSearch()
  return <AccountStage which="default" redirect={redirect} />
}
