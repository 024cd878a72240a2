import { createFileRoute, useRouterState } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { membersGoOn } from '#src/app/entrance.ts'
import { words } from '#src/app/words.ts'
import { SignInFlowPage } from './sign-in-flow-page.tsx'

export const Route = createFileRoute('/pages/login/login')({
  staticData: { access: 'anyone', title: msg`Sign in` },
  beforeLoad: membersGoOn,
  loader: words('session', 'form'),
  component: SignIn,
})

function SignIn() {
  const { joined, ended, decidedBy } = useRouterState({ select: ({ location }) => location.state })
  return <SignInFlowPage way="email" {...{ joined, ended, decidedBy }} />
}
