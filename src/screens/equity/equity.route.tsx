import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { equity } from '#contract/equity.ts'
import { page } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { EquityScreen, overviewFlow } from './equity.screen.tsx'

export const Route = createFileRoute('/pages/equity/equity')({
  staticData: { access: 'member', title: msg`Equity` },
  loader: words('equity', 'invest'),
  component: page(overviewFlow, EquityScreen).with(() => ({ calls: { load: equity.index } })),
})
