import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { msg } from '@lingui/core/macro'
import { membersGoOn } from '#src/app/entrance.ts'
import { askedCode } from '#src/lib/asked-codes.ts'
import { words } from '#src/app/words.ts'
import { SignInFlowPage } from './sign-in-flow-page.tsx'

export const Route = createFileRoute('/pages/login/login1')({
  staticData: { access: 'anyone', title: msg`Sign in another way` },
  validateSearch: ({ redirect, type }: { redirect?: string; type?: string }) => ({ redirect, type }),
  beforeLoad: membersGoOn,
  loader: words('session', 'form'),
  component: SignInOtherwise,
})

function SignInOtherwise() {
  const { redirect, type } = Route.useSearch()
  const [waits] = useState(() => askedCode({ scene: 'login' }) !== undefined)
  const way = type === 'code' || (type === undefined && waits) ? 'code' : 'account'
  return <SignInFlowPage key={way} way={way} redirect={redirect} />
}
