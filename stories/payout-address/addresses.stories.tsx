import type { Meta } from '@storybook/react-vite'
import { payoutAddress } from '#contract/payout-address.ts'
import { addressesFlow } from '#machines/payout-address/addresses.flow.ts'
import { AddressesScreen } from '#src/screens/payout-address/addresses.screen.tsx'
import { pinLocked, pinWrong } from '../fixtures/money.ts'
import {
  addressDropped,
  addressList,
  asMany,
  cooling,
  ethereum,
  inUse,
  longAddress,
} from '../fixtures/payout-address.ts'
import { refused, silent } from '../fixtures/trouble.ts'
import { opened } from '../lib/opened.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(addressesFlow, AddressesScreen, {
  input: { isChoosing: false },
  paths: ['/pages/users/withdrawal_set'],
  calls: { list: payoutAddress.list, drop: payoutAddress.drop },
  answers: { list: addressList, drop: addressDropped },
})
const { list } = addressList
const asked = { list, meant: ethereum }

export default {
  title: 'payout-address/Payout addresses',
  parameters: { purpose: 'USDT payout addresses: list, default, delete, and one chosen for another page.' },
} satisfies Meta

export const Loading = at('loading')
export const Unreachable = at('unreachable', { trouble: silent }, { names: ['error'] })
export const Empty = at('empty')
export const EmptyWhileChoosing = at('empty', { isChoosing: true })
export const Showing = at('showing', { list }, { names: ['ready'] })
export const ShowingCooling = at('showing', cooling)
export const ShowingInUse = at('showing', inUse)
export const ShowingLongest = at('showing', { list: [longAddress] })
export const ShowingFull = at('showing', asMany)
export const Selecting = at('selecting', { isChoosing: true, ...cooling })
export const Chosen = at('chosen', { isChoosing: true, list, meant: ethereum })
export const ConfirmingDelete = at('confirmingDelete', asked, { play: opened })
export const ConfirmingDeleteWrongPin = at('confirmingDelete', { ...asked, trouble: pinWrong }, { play: opened })
export const ConfirmingDeletePinLocked = at('confirmingDelete', { ...asked, trouble: pinLocked }, { play: opened })
export const ConfirmingDeleteUnanswered = at('confirmingDelete', { ...asked, trouble: silent }, { play: opened })
export const Deleting = at('deleting', asked, { play: opened })
export const ActionFailed = at('actionFailed', { ...asked, trouble: refused('address-locked') })
