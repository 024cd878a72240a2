import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { merchant } from '#contract/merchant.ts'
import { centreFlow } from '#machines/merchant/centre.flow.ts'
import { page } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { CentreScreen } from './centre.screen.tsx'

export const Route = createFileRoute('/pages/user/user1')({
  staticData: { access: 'merchant', title: msg`Merchant centre`, begins: true },
  loader: words('merchant', 'trade', 'incoming', 'form'),
  component: page(centreFlow, CentreScreen).with(() => ({
    calls: { index: merchant.index, setState: merchant.setState, setOffer: merchant.setOffer },
  })),
})
