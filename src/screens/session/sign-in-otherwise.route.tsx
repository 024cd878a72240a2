import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { words } from '#src/app/words.ts'
import { SignInStage } from './sign-in-stage.tsx'

export const Route = createFileRoute('/pages/login/login1')({
  staticData: { access: 'anyone', title: msg`Sign in another way` },
  loader: words('session'),
  component: () => <SignInStage way="account" />,
})
