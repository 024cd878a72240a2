import type { Meta } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { merchant } from '#contract/merchant.ts'
import { urgentOrdersFlow } from '#machines/merchant/urgent-orders.flow.ts'
import { mostUrgent } from '#machines/merchant/urgent-orders.rules.ts'
import { UrgentOrdersScreen } from '#src/screens/merchant/urgent-orders.screen.tsx'
import { incomingOrders, vastOrders } from '../fixtures/incoming.ts'
import { merchantAwaitingWallet } from '../fixtures/order-merchant.ts'
import { refused, silent } from '../fixtures/trouble.ts'
import { Bench } from '../lib/bench.tsx'
import { opened } from '../lib/opened.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(urgentOrdersFlow, UrgentOrdersScreen, {
  input: undefined,
  paths: ['/pages/user/user1'],
  calls: { list: merchant.list, answer: merchant.answer },
  answers: { answer: merchantAwaitingWallet },
})
const some = { orders: mostUrgent(incomingOrders) }

export default {
  title: 'merchant/Urgent orders',
  parameters: { purpose: 'A part of the merchant centre: the few orders that press most.' },
  decorators: [(Story) => <Bench justifyItems="stretch">{Story()}</Bench>],
} satisfies Meta

export const Opening = at('opening')
export const Unreachable = at('unreachable', { trouble: silent })
export const Showing = at('showing', some, {
  play: async () => {
    await expect(document.body).toHaveTextContent(/Once you accept, we hold €118\.33 of your balance/)
    await expect(screen.getByText('You get').nextElementSibling).toHaveTextContent('119.295 coins')
    await expect(screen.getByRole('button', { name: 'Accept' })).toBeEnabled()
  },
})
export const ShowingNothing = at('showing')
export const ShowingLargeNumbers = at('showing', { orders: mostUrgent(vastOrders) })
export const ShowingRefused = at('showing', { ...some, trouble: refused('amount-short') })
export const Following = at('following', some)
export const Behind = at('behind', some)
export const AskedToDecline = at('askedToDecline', some, { play: opened })
export const Answering = at('answering', { ...some, answer: { order_no: 'T0000000512', version: 2, accept: 1 } })
export const Accepted = at('accepted', some)
