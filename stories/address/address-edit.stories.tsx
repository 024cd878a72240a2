import type { Meta } from '@storybook/react-vite'
import { address } from '#contract/address.ts'
import { addressFlow } from '#machines/address/address.flow.ts'
import { formOf } from '#machines/address/address.rules.ts'
import { AddressScreen } from '#src/screens/address/address.screen.tsx'
import {
  addressDropped,
  addressList,
  chinese,
  cities,
  hamburg,
  hangzhou,
  provinces,
  states,
} from '../fixtures/address.ts'
import { refused, silent } from '../fixtures/trouble.ts'
import { opened } from '../lib/opened.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(addressFlow, AddressScreen, {
  input: { which: '5', country: 'DE' },
  paths: ['/pages/address/edit_address'],
  calls: { index: address.index, info: address.info, area: address.area, send: address.edit, drop: address.drop },
  answers: { index: addressList, info: hangzhou, area: cities, send: hangzhou, drop: addressDropped },
})
const there = { address: hangzhou, form: formOf(hangzhou), levels: chinese }

export default {
  title: 'address/Change address',
  parameters: { purpose: 'The same form with what is kept; or deleted.' },
} satisfies Meta

export const Loading = at('loading')
export const Unreachable = at('unreachable', { trouble: silent })
export const NotFound = at('notFound')
export const Idle = at('idle', there)
export const IdleTheDefault = at('idle', { address: hamburg, form: formOf(hamburg), levels: [states.list] })
export const IdleMovedOn = at('idle', { ...there, trouble: refused('moved-on') })
export const AreaLoading = at('areaLoading', { ...there, levels: [provinces.list] })
export const AreaFailed = at('areaFailed', { ...there, levels: [provinces.list], trouble: silent })
export const Invalid = at('invalid', {
  ...there,
  form: { ...there.form, mobile: '12' },
  problems: { mobile: 'phone-abroad' },
})
export const Submitting = at('submitting', there)
export const Rejected = at('rejected', { ...there, trouble: refused('too-often', { retryAfter: 60 }) })
export const Unknown = at('unknown', { ...there, trouble: silent })
export const ConfirmingDelete = at('confirmingDelete', there, { play: opened })
export const ConfirmingDeleteUnanswered = at('confirmingDelete', { ...there, trouble: silent }, { play: opened })
export const Deleting = at('deleting', there, { play: opened })
export const Dropped = at('dropped', there)
export const Done = at('done', there, { names: ['success'] })
