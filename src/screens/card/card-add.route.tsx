import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { words } from '#src/app/words.ts'
import { AccountStage } from './account-stage.tsx'

export const Route = createFileRoute('/pages/bank_card/card_add')({
  staticData: { access: 'member', title: msg`Add bank account`, leaves: true },
  loader: words('card', 'form'),
  validateSearch: ({ redirect }: { redirect?: string }) => ({ redirect }),
  component: CardAdd,
})

function CardAdd() {
  const { redirect } = Route.useSearch()
  return <AccountStage which="new" redirect={redirect} />
}
