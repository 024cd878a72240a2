import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { words } from '#src/app/words.ts'
import { AccountFlowPage } from './account-flow-page.tsx'

export const Route = createFileRoute('/pages/bank_card/card_add')({
  staticData: { access: 'member', title: msg`Add bank account` },
  loader: words('card', 'form'),
  validateSearch: ({ redirect }: { redirect?: string }) => ({ redirect }),
  component: CardAdd,
})

function CardAdd() {
  const { redirect } = Route.useSearch()
  return <AccountFlowPage which="new" redirect={redirect} />
}
