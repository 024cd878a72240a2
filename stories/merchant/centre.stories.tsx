import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { merchant } from '#contract/merchant.ts'
import { centreFlow } from '#machines/merchant/centre.flow.ts'
import { CentreScreen } from '#src/screens/merchant/centre.screen.tsx'
import {
  activeMerchant,
  bindingMerchant,
  largeMerchant,
  leavingMerchant,
  lowMerchant,
  newMerchant,
  noMerchant,
  offerForm,
  restingMerchant,
  suspendedMerchant,
} from '../fixtures/merchant.ts'
import { busy, invalidFields, refused, silent } from '../fixtures/trouble.ts'
import { opened } from '../lib/opened.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(centreFlow, CentreScreen, {
  input: undefined,
  paths: ['/pages/user/user1'],
  calls: { index: merchant.index, setState: merchant.setState, setOffer: merchant.setOffer },
  answers: { setState: restingMerchant, setOffer: activeMerchant },
})
const known = { standing: activeMerchant }
const offering = { ...known, form: offerForm }
const blank = { standing: newMerchant }

export default {
  title: 'merchant/Merchant centre',
  parameters: {
    purpose:
      'Centre of a merchant: margin, what was traded, incoming orders, what is bought and for how much, taking part and pausing.',
  },
} satisfies Meta

export const Opening = at('opening', {}, { names: ['loading'] })
export const Unreachable = at('unreachable', { trouble: silent }, { names: ['error'] })
export const NoRole = at('noRole', { standing: noMerchant })
/** Nothing at the foot of the page competes with an offer that runs out. */
export const Ready = at('ready', known, {
  names: ['ready.merchant'],
  play: async () => {
    const change = await screen.findByRole('button', { name: 'Change what you buy' })
    await expect(change.closest('main')).not.toBeNull()
  },
})
export const ReadyNew = at('ready', blank)
export const ReadyOnABreak = at('ready', { standing: restingMerchant }, { names: ['merchantBreak'] })
export const ReadyMarginLow = at('ready', { standing: lowMerchant }, { names: ['marginLow'] })
export const ReadyLeaving = at('ready', { standing: leavingMerchant }, { names: ['leaving'] })
export const ReadySuspended = at('ready', { standing: suspendedMerchant })
export const ReadyBoundToStay = at('ready', { standing: bindingMerchant })
export const ReadyLargeNumbers = at('ready', { standing: largeMerchant })
export const ReadyRefreshFailed = at('ready', { ...known, trouble: silent })
export const Following = at('following', known)
export const Behind = at('behind', known)
export const Refreshing = at('refreshing', known)
export const Asking = at('asking', known, { play: opened })
export const Switching = at('switching', known)
export const OfferSheetIdle = at('offerSheet.idle', blank, {
  play: async () => {
    await opened()
    const [price, , most, wanted] = screen.getAllByRole('textbox')
    await userEvent.type(price as HTMLElement, '0,4825')
    await userEvent.type(most as HTMLElement, '2000')
    await expect(screen.getByText(/965/)).toBeVisible()
    await userEvent.type(wanted as HTMLElement, '12500')
    await expect(screen.getByText(/6.?031/)).toBeVisible()
  },
})
export const OfferSheetIdleOfBefore = at('offerSheet.idle', offering, { play: opened })
export const OfferSheetInvalid = at(
  'offerSheet.invalid',
  {
    ...blank,
    problems: {
      price: 'amount-required',
      least: 'amount-required',
      most: 'amount-required',
      wanted: 'amount-required',
      pay_types: 'pay-types-required',
    },
  },
  { play: opened },
)
export const OfferSheetInvalidRange = at(
  'offerSheet.invalid',
  {
    ...offering,
    form: { ...offerForm, price: '0,48 €', least: '500', most: '50', wanted: '100', hours: '09:00-' },
    problems: { price: 'amount-invalid', most: 'range-invalid', wanted: 'amount-least', hours: 'hours-invalid' },
  },
  { play: opened },
)
export const OfferSheetSubmitting = at('offerSheet.submitting', offering, { play: opened })
export const OfferSheetRejected = at(
  'offerSheet.rejected',
  { ...offering, trouble: refused('not-now') },
  { play: opened },
)
export const OfferSheetRejectedFields = at(
  'offerSheet.rejected',
  { ...offering, trouble: invalidFields({ price: 'price-invalid' }) },
  { play: opened },
)
export const OfferSheetRejectedSilence = at('offerSheet.rejected', { ...offering, trouble: busy }, { play: opened })
