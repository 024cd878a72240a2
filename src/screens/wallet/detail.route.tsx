import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { ACCOUNTS } from '#contract/quote.ts'
import { useSearch } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { wordIn } from '#src/lib/search-text.ts'
import { DetailScreen } from './detail.screen.tsx'
import { logPage } from './log-flow-page.tsx'

const Log = logPage(DetailScreen)

export const Route = createFileRoute('/pages/my/detail')({
  staticData: { access: 'member', title: msg`Money activity` },
  loader: words('wallet'),
  component: () => <Log account={wordIn(ACCOUNTS, useSearch().account) ?? 'balance'} />,
})
