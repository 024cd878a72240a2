import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { words } from '#src/app/words.ts'
import { loadStored } from '#src/lib/storage.ts'
import { RegisterFlowPage } from './register-flow-page.tsx'

export const Route = createFileRoute('/pages/login/reg')({
  staticData: { access: 'anyone', title: msg`Create an account` },
  loader: words('session', 'form'),
  component: () => <RegisterFlowPage invited={false} inviteCode={loadStored('inviteCode') ?? ''} />,
})
