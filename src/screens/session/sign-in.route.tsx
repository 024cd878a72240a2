import { createFileRoute, useLocation } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { words } from '#src/app/words.ts'
import { membersGoOn, SignInQuestion } from './going-on.ts'
import { SignInStage } from './sign-in-stage.tsx'

export const Route = createFileRoute('/pages/login/login')({
  staticData: { access: 'anyone', title: msg`Sign in` },
  validateSearch: SignInQuestion,
  beforeLoad: membersGoOn,
  loader: words('session'),
  component: SignIn,
})

function SignIn() {
  const { joined = '' } = useLocation().state
  return <SignInStage way="email" redirect={Route.useSearch().redirect} joined={joined} />
}
