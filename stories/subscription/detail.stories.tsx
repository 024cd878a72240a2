import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { invest } from '#contract/invest.ts'
import { subscription } from '#contract/subscription.ts'
import { buyFlow } from '#machines/invest/buy.flow.ts'
import { BuyScreen } from '#src/screens/invest/buy.screen.tsx'
import {
  bought,
  closedMeanwhile,
  coinItem,
  coinQuote,
  coinsMissing,
  comingItem,
  endedItem,
  higherCoinQuote,
  longItem,
  openItem,
  soldItem,
} from '../fixtures/purchases.ts'
import { silent } from '../fixtures/trouble.ts'
import { opened } from '../lib/opened.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(buyFlow, BuyScreen, {
  input: { kind: 'subscribe', id: 32, isMember: true, hasPin: true },
  paths: ['/pages/index/cp_info'],
  calls: { info: subscription.info, quote: invest.quote, pay: subscription.subscribe },
  answers: { info: coinItem, quote: coinQuote, pay: bought, outcome: true },
})
const info = coinItem
const wish = (num: string) => ({ info, form: { amount: '', num } })
const agreed = { ...wish('1'), agreed: info.risk_text }
const quoted = { ...agreed, quote: coinQuote }

export default {
  title: 'subscription/Detail',
  parameters: {
    purpose: 'A subscription whole, and buying some of it; what is missing of its currency is added first.',
  },
} satisfies Meta

export const Opening = at('opening', {}, { names: ['loading'] })
export const Unreachable = at('unreachable', { trouble: silent }, { names: ['error'] })
export const Missing = at('missing', {}, { names: ['notFound'] })
export const Coming = at('coming', { info: comingItem }, { names: ['ready.coming'] })
export const Open = at('open', { info: openItem }, { names: ['ready.open'] })
export const OpenForVisitor = at('open', { info: { ...openItem, my: null, available: null }, isMember: false })
/** The figure of a range and its unit are one: nothing tears them apart, however wide the page. */
async function rangeIsWhole({ canvasElement }: { canvasElement: HTMLElement }) {
  const ends = within(canvasElement).getByText('nothing', { selector: '[dir=ltr] span' }).parentElement
  await expect([...(ends?.children ?? [])].map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
    'nothing',
    '+0.31 coins',
  ])
}
export const OpenInCoins = at('open', { info }, { play: rangeIsWhole })
export const OpenLongest = at('open', { info: longItem })
export const SoldOut = at('soldOut', { info: soldItem }, { names: ['ready.soldOut'] })
export const Ended = at('ended', { info: endedItem }, { names: ['ready.ended'] })
export const NeedsPin = at('needsPin', { info, hasPin: false })
export const Idle = at('idle', { info: openItem }, { names: ['sheet.idle'], play: opened })
/** Said where it is typed, with the two ways out, and not two steps later. */
async function tooLittleIsSaid() {
  await opened()
  const sheet = within(await screen.findByRole('dialog', { name: 'How many do you buy?' }))
  await expect(sheet.getByRole('status')).toHaveTextContent('€35.00 missing')
  await expect(sheet.getByRole('link', { name: 'Recharge what is missing' })).toHaveAttribute(
    'href',
    expect.stringContaining('need=35.00'),
  )
  await userEvent.click(sheet.getByRole('button', { name: 'Buy 1 for €25.00' }))
  await expect(sheet.queryByRole('status')).toBeNull()
}
export const IdleTooLittle = at(
  'idle',
  { info: { ...openItem, available: '40.00' }, form: { amount: '', num: '3' } },
  { play: tooLittleIsSaid },
)
export const Invalid = at(
  'invalid',
  { ...wish(''), problems: { num: 'number-required' } },
  { names: ['sheet.invalid'], play: opened },
)
export const Agreeing = at('agreeing', wish('1'), { names: ['sheet.risk'], play: opened })
export const Rejected = at('rejected', { ...agreed, trouble: closedMeanwhile }, { play: opened })
export const NeedsCurrency = at('needsCurrency', { ...wish('2'), trouble: coinsMissing }, { play: opened })
export const Confirming = at('confirming', quoted, { names: ['sheet.pin'], play: opened })
export const TermsChanged = at(
  'termsChanged',
  { ...quoted, before: higherCoinQuote },
  { names: ['rateChanged'], play: opened },
)
export const Submitting = at('submitting', quoted, { play: opened })
export const Unknown = at('unknown', { ...quoted, trouble: silent })
export const Success = at('success', { ...quoted, bought })
