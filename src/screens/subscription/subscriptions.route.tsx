import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { SUBSCRIBE_STATUSES, subscription } from '#contract/subscription.ts'
import { publicPage } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { wordIn } from '#src/lib/search-text.ts'
import { subscriptionsFlow, SubscriptionsScreen } from './subscriptions.screen.tsx'

export const Route = createFileRoute('/pages/index/cp')({
  staticData: { access: 'optional', title: msg`Subscriptions` },
  loader: words('subscription', 'invest'),
  component: publicPage(subscriptionsFlow, SubscriptionsScreen).with(({ search: { status } }) => ({
    key: status,
    input: { filter: { status: wordIn(SUBSCRIBE_STATUSES, status) ?? '' } },
    calls: { list: subscription.index },
  })),
})
