import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { words } from '#src/app/words.ts'
import { loadStored } from '#src/lib/storage.ts'
import { RegisterFlowPage } from './register-flow-page.tsx'

export const Route = createFileRoute('/pages/reg/reg')({
  staticData: { access: 'anyone', title: msg`Join by invitation` },
  validateSearch: v.object({ invite_code: v.optional(v.fallback(v.string(), '')) }),
  loader: words('session', 'form'),
  component: Join,
})

function Join() {
  const { invite_code } = Route.useSearch()
  const inviteCode = invite_code ?? loadStored('inviteCode') ?? ''
  return <RegisterFlowPage key={inviteCode} invited inviteCode={inviteCode} />
}
