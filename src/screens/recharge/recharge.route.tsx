import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { useSearch } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { begin } from './parts.ts'
import { RechargeFlowPage } from './recharge-flow-page.tsx'

const learn = words('recharge', 'trade', 'attachment', 'form')

function Recharge() {
  const { currency, need, return_to } = useSearch()
  return <RechargeFlowPage currency={currency} need={need} returnTo={return_to} />
}

export const Route = createFileRoute('/pages/money/recharge')({
  staticData: { access: 'member', title: msg`Recharge` },
  // Beside the address' own file, not after it.
  loader: async () => void (await Promise.all([learn(), begin()])),
  component: Recharge,
})
