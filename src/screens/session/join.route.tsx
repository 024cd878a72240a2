import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { useSearch } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { loadStored } from '#src/lib/storage.ts'
import { RegisterFlowPage } from './register-flow-page.tsx'

export const Route = createFileRoute('/pages/reg/reg')({
  staticData: { access: 'anyone', title: msg`Join by invitation` },
  loader: words('session', 'form'),
  component: () => <RegisterFlowPage invited inviteCode={useSearch().invite_code ?? loadStored('inviteCode') ?? ''} />,
})
