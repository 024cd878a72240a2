import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { fromPromise } from 'xstate'
import { wallet } from '#contract/wallet.ts'
import { page } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { fundsFlow, MoneyScreen, type Funds } from './money.screen.tsx'

const LATEST = 5

const MyMoney = page(fundsFlow, MoneyScreen).with(({ client }) => ({
  actors: {
    load: fromPromise<Funds>(async ({ signal }) => {
      const [money, { data: latest }] = await Promise.all([
        client.call(wallet.balances, {}, signal),
        client.call(wallet.log, { limit: LATEST }, signal),
      ])
      return { money, latest }
    }),
  },
}))

export const Route = createFileRoute('/pages/money/money')({
  staticData: { access: 'member', title: msg`My money` },
  loader: words('wallet'),
  component: MyMoney,
})
