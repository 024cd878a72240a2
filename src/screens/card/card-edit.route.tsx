import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { useSearch } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { AccountFlowPage } from './account-flow-page.tsx'

export const Route = createFileRoute('/pages/bank_card/card_edit')({
  staticData: { access: 'member', title: msg`Change bank account` },
  loader: words('card', 'form'),
  component: () => <AccountFlowPage which={useSearch().id ?? ''} />,
})
