import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { words } from '#src/app/words.ts'
import { begin } from './parts.ts'
import { RechargeFlowPage } from './recharge-flow-page.tsx'

interface Question {
  currency?: string
  need?: string
  return_to?: string
}

const learn = words('recharge', 'trade', 'attachment', 'form')

export const Route = createFileRoute('/pages/money/recharge')({
  staticData: { access: 'member', title: msg`Recharge` },
  // Beside the address' own file, not after it.
  loader: async () => {
    await Promise.all([learn(), begin()])
  },
  validateSearch: ({ currency, need, return_to }: Question) => ({ currency, need, return_to }),
  component: Recharge,
})

function Recharge() {
  const { currency, need, return_to } = Route.useSearch()
  return <RechargeFlowPage currency={currency} need={need} returnTo={return_to} />
}
