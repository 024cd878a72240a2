import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { words } from '#src/app/words.ts'
import { AddressFlowPage } from './address-flow-page.tsx'

export const Route = createFileRoute('/pages/users/withdrawal_add')({
  staticData: { access: 'member', title: msg`Add payout address` },
  loader: words('payout-address', 'form'),
  validateSearch: ({ redirect }: { redirect?: string }) => ({ redirect }),
  component: AddressAdd,
})

function AddressAdd() {
  const { redirect } = Route.useSearch()
  return <AddressFlowPage which="new" redirect={redirect} />
}
