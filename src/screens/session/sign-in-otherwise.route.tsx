import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { words } from '#src/app/words.ts'
import { membersGoOn, SignInOtherwiseQuestion } from './going-on.ts'
import { SignInStage } from './sign-in-stage.tsx'

export const Route = createFileRoute('/pages/login/login1')({
  staticData: { access: 'anyone', title: msg`Sign in another way` },
  validateSearch: SignInOtherwiseQuestion,
  beforeLoad: membersGoOn,
  loader: words('session'),
  component: SignInOtherwise,
})

function SignInOtherwise() {
  const { redirect, type = 'account' } = Route.useSearch()
  return <SignInStage key={type} way={type} redirect={redirect} />
}
