import type { Meta } from '@storybook/react-vite'
import { card } from '#contract/card.ts'
import { accountFlow } from '#machines/card/account.flow.ts'
import { formOf, NO_ACCOUNT } from '#machines/card/account.rules.ts'
import { AccountScreen } from '#src/screens/card/account.screen.tsx'
import { bank, banks, freshBank, leumi, wholeBank } from '../fixtures/card.ts'
import { pinWrong } from '../fixtures/money.ts'
import { busy, invalidFields, refused, silent } from '../fixtures/trouble.ts'
import { opened } from '../lib/opened.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(accountFlow, AccountScreen, {
  input: { which: 'new', hasPin: true, here: '/pages/bank_card/card_add' },
  paths: ['/pages/bank_card/card_add'],
  calls: { index: card.index, sysBanks: card.sysBanks, one: card.one, send: card.bind, drop: card.drop },
  answers: { index: { list: [leumi] }, sysBanks: { list: banks }, send: bank },
})
const filled = { banks, form: { ...formOf(wholeBank), is_default: 0 as const } }

export default {
  title: 'card/Add bank account',
  parameters: { purpose: 'Holder, IBAN, SWIFT, bank, country, address, default, PIN.' },
} satisfies Meta

export const Loading = at('loading')
export const Idle = at('idle', { banks })
export const IdleTheFirst = at('idle', { banks, isFirst: true })
export const IdleWithoutBanks = at('idle', {}, { names: ['banksFailed'] })
export const Invalid = at('invalid', {
  banks,
  form: NO_ACCOUNT,
  problems: { first_name: 'first-name-required', iban: 'iban-required', swift: 'swift-required' },
})
export const NeedsPin = at('needsPin', { hasPin: false, banks })
export const Confirming = at('confirming', filled, { play: opened })
export const ConfirmingWrongPin = at('confirming', { ...filled, trouble: pinWrong }, { play: opened })
export const Submitting = at('submitting', filled, { play: opened })
export const Rejected = at('rejected', { ...filled, trouble: refused('bank-enough') })
export const RejectedTwice = at('rejected', { ...filled, trouble: invalidFields({ iban: 'iban-taken' }) })
export const Unknown = at('unknown', { ...filled, trouble: busy })
export const LoadFailed = at('loadFailed', { trouble: silent })
export const Done = at('done', { banks, account: { ...freshBank, is_default: 0 } }, { names: ['success'] })
