import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { words } from '#src/app/words.ts'
import { ConvertFlowPage } from './convert-flow-page.tsx'

export const Route = createFileRoute('/pages/money/gw_atm')({
  staticData: { access: 'member', title: msg`Balance conversion` },
  loader: words('wallet', 'form'),
  component: () => <ConvertFlowPage act="shop_to_balance" account="shop" />,
})
