import type { Meta } from '@storybook/react-vite'
import { address } from '#contract/address.ts'
import { addressesFlow } from '#machines/address/addresses.flow.ts'
import { AddressesScreen } from '#src/screens/address/addresses.screen.tsx'
import { addressDropped, addressList, asMany, hamburg, hangzhou, longAddress, preferred } from '../fixtures/address.ts'
import { refused, silent } from '../fixtures/trouble.ts'
import { opened } from '../lib/opened.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(addressesFlow, AddressesScreen, {
  input: { isChoosing: false },
  paths: ['/pages/address/address'],
  calls: { list: address.index, prefer: address.prefer, drop: address.drop },
  answers: { list: addressList, prefer: preferred, drop: addressDropped },
})
const { list } = addressList
const asked = { list, meant: hangzhou }

export default {
  title: 'address/Delivery addresses',
  parameters: { purpose: 'Where parcels go: default, edit, delete, and one chosen for another page.' },
} satisfies Meta

export const Loading = at('loading')
export const Unreachable = at('unreachable', { trouble: silent }, { names: ['error'] })
export const Empty = at('empty')
export const EmptyWhileChoosing = at('empty', { isChoosing: true })
export const Showing = at('showing', { list }, { names: ['ready'] })
export const ShowingOne = at('showing', { list: [hamburg] })
export const ShowingLongest = at('showing', { list: [longAddress, hangzhou] })
export const ShowingFull = at('showing', asMany)
export const Selecting = at('selecting', { isChoosing: true, list })
export const Chosen = at('chosen', { isChoosing: true, list, meant: hangzhou })
export const SettingDefault = at('settingDefault', asked)
export const ConfirmingDelete = at('confirmingDelete', asked, { play: opened })
export const ConfirmingDeleteUnanswered = at('confirmingDelete', { ...asked, trouble: silent }, { play: opened })
export const Deleting = at('deleting', asked, { play: opened })
export const ActionFailed = at('actionFailed', { ...asked, trouble: refused('missing') })
export const ActionFailedUnanswered = at('actionFailed', { ...asked, trouble: silent })
