import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { fromPromise } from 'xstate'
import { withdrawal } from '#contract/withdrawal.ts'
import { page } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { counterFlow, CounterScreen, type Counter } from './counter.screen.tsx'
import { AskedWithdrawal } from './withdrawal-flow-page.tsx'

const LATEST = 3

const AtTheCounter = page(counterFlow, CounterScreen).with(({ client }) => ({
  actors: {
    load: fromPromise<Counter>(async ({ signal }) => {
      const [counter, { data: latest }] = await Promise.all([
        client.call(withdrawal.counter, {}, signal),
        client.call(withdrawal.list, { limit: LATEST }, signal),
      ])
      return { counter, latest }
    }),
  },
}))

export const Route = createFileRoute('/pages/money/atm')({
  staticData: { access: 'member', title: msg`Withdraw` },
  loader: words('withdrawal'),
  component: () => (
    <>
      <AtTheCounter />
      <AskedWithdrawal over="/pages/money/atm" />
    </>
  ),
})
