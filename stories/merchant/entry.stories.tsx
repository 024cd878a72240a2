import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { merchant } from '#contract/merchant.ts'
import { news } from '#contract/news.ts'
import { wallet } from '#contract/wallet.ts'
import type { PictureProgress } from '#machines/attachment/picture.ts'
import { NO_APPLICATION } from '#machines/merchant/apply.rules.ts'
import { entryFlow } from '#machines/merchant/entry.flow.ts'
import { EntryScreen } from '#src/screens/merchant/entry.screen.tsx'
import { help } from '../fixtures/account.ts'
import { arrivedPicture, chosenPicture } from '../fixtures/attachment.ts'
import {
  activeMerchant,
  applicant,
  applyForm,
  expelledMerchant,
  formerMerchant,
  noMerchant,
  refusedApplicant,
  stoppedApplicant,
  suspendedMerchant,
  toppingUp,
  verifiedMerchant,
} from '../fixtures/merchant.ts'
import { booksClosed, pinLocked, pinWrong } from '../fixtures/money.ts'
import { busy, invalidFields, silent } from '../fixtures/trouble.ts'
import { field, isMended, isWrong, types } from '../lib/mended.ts'
import { opened } from '../lib/opened.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(entryFlow, EntryScreen, {
  input: { signedIn: true, hasPin: true },
  paths: ['/pages/login/shop'],
  calls: {
    index: merchant.index,
    balances: wallet.balances,
    help: news.help,
    apply: merchant.apply,
    margin: merchant.margin,
  },
  answers: { apply: applicant, margin: activeMerchant },
})

const empty: PictureProgress = { state: 'empty', part: 0 }
const arrived: PictureProgress = { state: 'uploaded', part: 1, picture: chosenPicture, attachment: arrivedPicture }
const none = { standing: noMerchant, pictures: Array.from({ length: 6 }, () => empty) }
const filled = { ...none, form: applyForm, pictures: [arrived, ...none.pictures.slice(1)] }
const due = { standing: verifiedMerchant, balance: '1284.50' }
const low = { standing: toppingUp, balance: '1284.50' }

/** The field for pictures comes late. */
const fielded = () =>
  waitFor(() => {
    if (!document.querySelector('input[type=file]')) throw new Error('not yet')
  })

export default {
  title: 'merchant/Merchant entry',
  parameters: {
    purpose: 'What merchants are; where somebody stands who asked to become one; the margin; the way into the centre.',
  },
} satisfies Meta

export const Anonymous = at('anonymous', { signedIn: false })
export const Opening = at('opening', {}, { names: ['loading'] })
export const Unreachable = at('unreachable', { trouble: silent }, { names: ['error'] })
export const None = at('none', none)
export const ApplySheetIdle = at('applySheet.idle', none, { play: fielded })
export const ApplySheetInvalid = at(
  'applySheet.invalid',
  {
    ...none,
    form: NO_APPLICATION,
    problems: {
      name: 'name-required',
      contact: 'contact-required',
      pay_types: 'pay-types-required',
      agree: 'agree-required',
    },
  },
  { play: fielded },
)
const RAIL = /To the Quay balance/
export const ApplySheetInvalidMended = at(
  'applySheet.invalid',
  { ...none, form: NO_APPLICATION, problems: { pay_types: 'pay-types-required' } },
  {
    play: async () => {
      await fielded()
      await isWrong(RAIL, /Please choose at least one way/)
      await userEvent.click(field(RAIL))
      await isMended(RAIL)
    },
  },
)
export const ApplySheetInvalidHoursMended = at(
  'applySheet.invalid',
  { ...filled, form: { ...applyForm, hours: '09:00-' }, problems: { hours: 'hours-invalid' } },
  {
    play: async () => {
      await fielded()
      await waitFor(() => expect(field('Ends at')).toBeInvalid())
      await types('Ends at', '17:30')
      await isMended('Ends at')
    },
  },
)
export const ApplySheetInvalidHours = at(
  'applySheet.invalid',
  {
    ...filled,
    form: { ...applyForm, name: 'H', hours: '09:00-' },
    problems: { name: 'text-short', hours: 'hours-invalid' },
  },
  { play: fielded },
)
export const ApplySheetIdleWhilePictureGoes = at(
  'applySheet.idle',
  { ...filled, pictures: [{ state: 'uploading', part: 0.4, picture: chosenPicture }, ...none.pictures.slice(1)] },
  { play: fielded },
)
export const ApplySheetSubmitting = at('applySheet.submitting', filled, { play: fielded })
export const ApplySheetRejected = at('applySheet.rejected', { ...filled, trouble: busy }, { play: fielded })
export const ApplySheetRejectedFields = at(
  'applySheet.rejected',
  { ...filled, trouble: invalidFields({ hours: 'hours-invalid' }) },
  { play: fielded },
)
export const Applied = at(
  'applied',
  { standing: applicant },
  { play: () => expect(screen.getByRole('link', { name: 'Go to Home' })).toBeVisible() },
)
export const Refused = at('refused', { standing: refusedApplicant })
export const Weighing = at('weighing', { standing: verifiedMerchant })
export const Verified = at('verified', due)
export const VerifiedMarginLow = at('verified', low)
export const VerifiedBooksClosed = at('verified', { ...due, trouble: booksClosed })
export const MarginShort = at('marginShort', { ...due, balance: '62.75' })
export const MarginShortWithNothing = at('marginShort', { ...low, balance: '0.00' })
export const NeedsPin = at('needsPin', { ...due, hasPin: false })
export const Confirming = at('confirming', due, { play: opened })
export const ConfirmingWrongPin = at('confirming', { ...due, trouble: pinWrong }, { play: opened })
export const ConfirmingLocked = at('confirming', { ...due, trouble: pinLocked }, { play: opened })
export const PayingMargin = at('payingMargin', due, { play: opened })
export const Unknown = at('unknown', { ...due, trouble: silent })
export const Asking = at('asking', due)
export const Active = at('active', { standing: activeMerchant })
export const Suspended = at('suspended', { standing: suspendedMerchant, help })
export const SuspendedWithoutHelp = at('suspended', { standing: suspendedMerchant })
export const SuspendedBeforeTheMargin = at('suspended', { standing: stoppedApplicant, help })
export const Left = at('left', { standing: formerMerchant })
export const LeftForAReason = at('left', { standing: expelledMerchant })
export const Following = at('following', due)
export const Behind = at('behind', none)
