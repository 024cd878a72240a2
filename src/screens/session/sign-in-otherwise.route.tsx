import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { useState } from 'react'
import { membersGoOn } from '#src/app/entrance.ts'
import { useSearch } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { askedCode } from '#src/lib/asked-codes.ts'
import { SignInFlowPage } from './sign-in-flow-page.tsx'

export const Route = createFileRoute('/pages/login/login1')({
  staticData: { access: 'anyone', title: msg`Sign in another way` },
  beforeLoad: membersGoOn,
  loader: words('session', 'form'),
  component: SignInOtherwise,
})

function SignInOtherwise() {
  const { type } = useSearch()
  const [waits] = useState(() => askedCode({ scene: 'login' }) !== undefined)
  return <SignInFlowPage way={type === 'code' || (type === undefined && waits) ? 'code' : 'account'} />
}
