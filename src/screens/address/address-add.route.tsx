import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { useSearch } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { AddressFlowPage } from './address-flow-page.tsx'

export const Route = createFileRoute('/pages/address/add_address')({
  staticData: { access: 'member', title: msg`Add address` },
  loader: words('address', 'form'),
  component: () => <AddressFlowPage which="new" select={useSearch().select} />,
})
