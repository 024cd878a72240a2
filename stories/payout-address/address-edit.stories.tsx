import { ownCode } from '../fixtures/codes.ts'
import type { Meta } from '@storybook/react-vite'
import { payoutAddress } from '#contract/payout-address.ts'
import { session } from '#contract/session.ts'
import { addressFlow } from '#machines/payout-address/address.flow.ts'
import { formOf } from '#machines/payout-address/address.rules.ts'
import { AddressScreen } from '#src/screens/payout-address/address.screen.tsx'
import { pinLocked, pinWrong } from '../fixtures/money.ts'
import { addressDropped, addressList, ethereum, freshAddress, lockedAddress } from '../fixtures/payout-address.ts'
import { refused, silent, wrongCode } from '../fixtures/trouble.ts'
import { opened } from '../lib/opened.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(addressFlow, AddressScreen, {
  input: { which: '5', hasPin: true, here: '/pages/users/withdrawal_edit?id=5' },
  paths: ['/pages/users/withdrawal_edit'],
  calls: {
    list: payoutAddress.list,
    sendCode: session.sendCode,
    send: payoutAddress.bind,
    drop: payoutAddress.drop,
  },
  answers: { list: addressList, sendCode: ownCode, send: ethereum, drop: addressDropped },
})
const there = { address: ethereum, form: formOf(ethereum) }
const asked = { ...there, form: { ...there.form, label: 'Ledger' }, sent: ownCode }

export default {
  title: 'payout-address/Edit payout address',
  parameters: { purpose: 'Label, default, address; or deleted.' },
} satisfies Meta

export const Loading = at('loading')
export const NotFound = at('notFound')
export const Locked = at('locked', { address: lockedAddress })
export const Idle = at('idle', there)
export const IdleMovedOn = at('idle', { ...there, trouble: refused('moved-on') })
export const Invalid = at('invalid', {
  ...there,
  form: { ...there.form, address: '' },
  problems: { address: 'chain-address-required' },
})
export const CodeSent = at('codeSent', asked, { names: ['confirming'] })
export const Submitting = at('submitting', asked)
export const Rejected = at('rejected', { ...asked, trouble: wrongCode })
export const ConfirmingDelete = at('confirmingDelete', there, { play: opened })
export const ConfirmingDeleteWrongPin = at('confirmingDelete', { ...there, trouble: pinWrong }, { play: opened })
export const ConfirmingDeletePinLocked = at('confirmingDelete', { ...there, trouble: pinLocked }, { play: opened })
export const ConfirmingDeleteUnanswered = at('confirmingDelete', { ...there, trouble: silent }, { play: opened })
export const Deleting = at('deleting', there, { play: opened })
export const Dropped = at('dropped', there)
export const Done = at('done', { address: freshAddress }, { names: ['success'] })
