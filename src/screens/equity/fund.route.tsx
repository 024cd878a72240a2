import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { equity } from '#contract/equity.ts'
import { fundFlow } from '#machines/equity/fund.flow.ts'
import { page } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { numberIn } from '#src/lib/search-text.ts'
import { FundMissing, FundScreen } from './fund.screen.tsx'

export const Route = createFileRoute('/pages/fund-detail/fund-detail')({
  staticData: { access: 'optional', title: msg`Fund` },
  loader: words('equity', 'invest', 'wallet'),
  component: page(fundFlow, FundScreen, FundMissing).with(({ id, search }) => {
    const which = numberIn(search.id)
    return which !== undefined && { key: which, input: { which, signedIn: id > 0 }, calls: { fund: equity.fund } }
  }),
})
