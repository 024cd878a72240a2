import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { words } from '#src/app/words.ts'
import { SignInStage } from './sign-in-stage.tsx'

export const Route = createFileRoute('/pages/login/login')({
  staticData: { access: 'anyone', title: msg`Sign in` },
  loader: words('session'),
  component: () => <SignInStage way="email" />,
})
