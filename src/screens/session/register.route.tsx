import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { words } from '#src/app/words.ts'
import { kept } from '#src/lib/storage.ts'
import { RegisterStage } from './register-stage.tsx'

export const Route = createFileRoute('/pages/login/reg')({
  staticData: { access: 'anyone', title: msg`Create an account` },
  loader: words('session', 'form'),
  component: () => <RegisterStage invited={false} inviteCode={kept('inviteCode') ?? ''} />,
})
