import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { words } from '#src/app/words.ts'
import { RechargeStage } from './recharge-stage.tsx'

export const Route = createFileRoute('/pages/my/recharge')({
  staticData: { access: 'member', title: msg`Recharge` },
  loader: words('recharge', 'deal', 'attachment'),
  validateSearch: ({ currency, need }: { currency?: string; need?: string }) => ({ currency, need }),
  component: RechargeHere,
})

function RechargeHere() {
  const { currency, need } = Route.useSearch()
  return <RechargeStage onePage currency={currency} need={need} />
}
