import type { Meta } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { card } from '#contract/card.ts'
import { accountFlow } from '#machines/card/account.flow.ts'
import { formOf, NO_ACCOUNT } from '#machines/card/account.rules.ts'
import { AccountScreen } from '#src/screens/card/account.screen.tsx'
import { bank, bankLocked, banks, freshBank, lockedBank, longBank, movedOn, wholeBank } from '../fixtures/card.ts'
import { ASKED, secondLocked, secondWrong } from '../fixtures/factor.ts'
import { pinLocked, pinWrong } from '../fixtures/money.ts'
import { busy, invalidFields, silent } from '../fixtures/trouble.ts'
import { field, isMended, isWrong, types } from '../lib/mended.ts'
import { opened } from '../lib/opened.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(accountFlow, AccountScreen, {
  input: { which: 'default', hasPin: true, here: '/pages/my/account' },
  paths: ['/pages/my/account'],
  calls: { index: card.index, sysBanks: card.sysBanks, one: card.one, send: card.bind, drop: card.drop },
  answers: { index: { list: [bank] }, sysBanks: { list: banks }, send: bank },
})
const filled = { banks, form: formOf(wholeBank) }
const longest = { banks, form: { ...formOf(longBank), iban: 'LC55HEMM000100010012001200023015' } }

export default {
  title: 'card/Bank account',
  parameters: {
    purpose:
      'Bind the one default bank account: first name, last name, IBAN, SWIFT, bank name, country or region, address.',
  },
} satisfies Meta

export const Loading = at('loading')
export const Listing = at('listing', { account: bank })
export const LoadFailed = at('loadFailed', { trouble: silent })
export const NeedsPin = at('needsPin', { hasPin: false, banks })
export const Idle = at('idle', { banks }, { names: ['unbound'] })
export const Bound = at('bound', { banks, account: bank })
export const BoundWhileInUse = at('bound', { banks, account: lockedBank })
export const BoundCooling = at('bound', { banks, account: freshBank })
export const BoundMovedOn = at('bound', { banks, account: bank, trouble: movedOn })
export const BoundLongest = at('bound', { banks, account: longBank })
export const Opening = at('opening', { banks, account: bank })
export const IdleFilled = at('idle', { ...filled, account: wholeBank }, { names: ['editing'] })
export const IdleLongest = at('idle', { ...longest, account: longBank })
export const Invalid = at('invalid', {
  banks,
  form: NO_ACCOUNT,
  problems: {
    first_name: 'first-name-required',
    last_name: 'last-name-required',
    iban: 'iban-required',
    swift: 'swift-required',
    bank_name: 'bank-required',
    country: 'country-required',
    address: 'address-required',
  },
})
export const InvalidOtherwise = at('invalid', {
  ...filled,
  form: { ...filled.form, first_name: 'Мара', iban: 'DE88370400440532013000', swift: 'COBADEF' },
  problems: { first_name: 'latin-only', iban: 'iban-invalid', swift: 'swift-invalid' },
})
export const InvalidElsewhere = at('invalid', {
  ...filled,
  form: { ...filled.form, swift: 'BNPAFRPP' },
  problems: { swift: 'swift-country' },
})
export const InvalidMended = at(
  'invalid',
  { ...filled, form: { ...filled.form, iban: 'DE88370400440532013000' }, problems: { iban: 'iban-invalid' } },
  {
    play: async () => {
      await isWrong('IBAN', /This IBAN is not right/)
      await types('IBAN', 'DE8937040044')
      await isWrong('IBAN', /too short or too long/)
      await types('IBAN', 'DE89370400440532013000')
      await isMended('IBAN')
    },
  },
)
export const InvalidMendedByAChoice = at(
  'invalid',
  { ...filled, form: { ...filled.form, country: '' }, problems: { country: 'country-required' } },
  {
    play: async () => {
      await isWrong('Country or region', /Please choose a country/)
      await userEvent.selectOptions(field('Country or region'), 'DE')
      await isMended('Country or region')
    },
  },
)
export const Confirming = at('confirming', filled, { play: opened })
export const ConfirmingLongest = at('confirming', longest, { play: opened })
export const ConfirmingWrongPin = at('confirming', { ...filled, trouble: pinWrong }, { play: opened })
export const ConfirmingLocked = at('confirming', { ...filled, trouble: pinLocked }, { play: opened })
export const ConfirmingSecondWrong = at('confirming', { ...filled, ...ASKED, trouble: secondWrong }, { play: opened })
export const ConfirmingSecondLocked = at('confirming', { ...filled, ...ASKED, trouble: secondLocked }, { play: opened })
export const SecondAsked = at('secondAsked', { ...filled, ...ASKED }, { play: opened })
export const Submitting = at('submitting', filled, { play: opened })
export const Rejected = at(
  'rejected',
  { ...filled, account: wholeBank, trouble: bankLocked },
  { names: ['saveFailed'] },
)
export const RejectedFields = at('rejected', {
  ...filled,
  trouble: invalidFields({ iban: 'iban-taken' }),
})
export const Unknown = at('unknown', { ...filled, trouble: busy }, { names: ['infoFailed'] })
export const Done = at('done', { banks, account: freshBank }, { names: ['success'] })
