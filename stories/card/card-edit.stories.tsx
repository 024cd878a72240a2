import type { Meta } from '@storybook/react-vite'
import { card } from '#contract/card.ts'
import { accountFlow } from '#machines/card/account.flow.ts'
import { formOf } from '#machines/card/account.rules.ts'
import { AccountScreen } from '#src/screens/card/account.screen.tsx'
import { bankList, banks, freshBank, leumi, lockedBank, longBank, wholeBank } from '../fixtures/card.ts'
import { pinLocked, pinWrong } from '../fixtures/money.ts'
import { busy, refused, silent } from '../fixtures/trouble.ts'
import { opened } from '../lib/opened.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(accountFlow, AccountScreen, {
  input: { which: '7', hasPin: true, here: '/pages/bank_card/card_edit?id=7' },
  paths: ['/pages/bank_card/card_edit'],
  calls: { index: card.index, sysBanks: card.sysBanks, one: card.one, send: card.bind, drop: card.drop },
  answers: { index: bankList, sysBanks: { list: banks }, one: wholeBank },
})
const filled = { banks, account: wholeBank, form: formOf(wholeBank) }

export default {
  title: 'card/Edit bank account',
  parameters: { purpose: 'Edit or delete one bank account.' },
} satisfies Meta

export const Loading = at('loading')
export const Opening = at('opening', { banks, account: wholeBank })
export const NotFound = at('notFound', { banks })
export const Locked = at('locked', { banks, account: lockedBank })
export const Idle = at('idle', filled)
export const IdleOfSeveral = at('idle', {
  banks,
  account: leumi,
  form: formOf({ ...leumi, iban: 'IL620108000000099999999' }),
})
export const Invalid = at('invalid', {
  ...filled,
  form: { ...filled.form, iban: 'DE88370400440532013000' },
  problems: { iban: 'iban-invalid' },
})
export const Confirming = at('confirming', filled, { play: opened })
export const Submitting = at('submitting', filled, { play: opened })
export const Rejected = at('rejected', { ...filled, trouble: refused('bank-locked') })
export const Unknown = at('unknown', { ...filled, trouble: busy })
export const ConfirmingDelete = at('confirmingDelete', filled, { play: opened })
export const ConfirmingDeleteLongest = at(
  'confirmingDelete',
  { banks, account: longBank, form: formOf(longBank) },
  { play: opened },
)
export const ConfirmingDeleteWrongPin = at('confirmingDelete', { ...filled, trouble: pinWrong }, { play: opened })
export const ConfirmingDeletePinLocked = at('confirmingDelete', { ...filled, trouble: pinLocked }, { play: opened })
export const ConfirmingDeleteUnanswered = at('confirmingDelete', { ...filled, trouble: silent }, { play: opened })
export const Deleting = at('deleting', filled, { play: opened })
export const Dropped = at('dropped', filled)
export const Done = at('done', { banks, account: freshBank }, { names: ['success'] })
