import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { words } from '#src/app/words.ts'
import { begin } from './parts.ts'
import { RechargeFlowPage } from './recharge-flow-page.tsx'

const learn = words('recharge', 'trade', 'attachment', 'form')

export const Route = createFileRoute('/pages/my/recharge')({
  staticData: { access: 'member', title: msg`Recharge` },
  // Beside the address' own file, not after it.
  loader: async () => {
    await Promise.all([learn(), begin()])
  },
  validateSearch: ({ currency, need }: { currency?: string; need?: string }) => ({ currency, need }),
  component: RechargeHere,
})

function RechargeHere() {
  const { currency, need } = Route.useSearch()
  return <RechargeFlowPage onePage currency={currency} need={need} />
}
