import type { Meta } from '@storybook/react-vite'
import { address } from '#contract/address.ts'
import { addressFlow } from '#machines/address/address.flow.ts'
import { formOf, NO_ADDRESS } from '#machines/address/address.rules.ts'
import { AddressScreen } from '#src/screens/address/address.screen.tsx'
import { addressList, chinese, cities, hamburg, hangzhou, longAddress, provinces, states } from '../fixtures/address.ts'
import { invalidFields, refused, silent } from '../fixtures/trouble.ts'
import { isMended, isWrong, types } from '../lib/mended.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(addressFlow, AddressScreen, {
  input: { which: 'new', country: 'DE' },
  paths: ['/pages/address/add_address'],
  calls: { index: address.index, info: address.info, area: address.area, send: address.add, drop: address.drop },
  answers: { index: addressList, area: cities, send: hamburg },
})
const german = { kept: 2, levels: [states.list] }
const form = { ...NO_ADDRESS, country: 'CN', consignee: '林晓雨', mobile: '+86 138 0013 8000' }
const written = { ...formOf(hangzhou), is_default: 0 as const }
const chosen = { kept: 2, form: written, levels: chinese }

export default {
  title: 'address/Add address',
  parameters: { purpose: 'Name, phone, country and areas, street, postcode, a point, default.' },
} satisfies Meta

export const Counting = at('counting', {}, { names: ['loading'] })
export const Unreachable = at('unreachable', { trouble: silent })
export const Full = at('full')
export const Idle = at('idle', german)
export const IdleTheFirst = at('idle', { ...german, kept: 0 })
export const IdleInChina = at('idle', { kept: 2, form, levels: [provinces.list] })
export const IdleFilled = at('idle', chosen)
export const IdleInItaly = at('idle', { kept: 2, form: { ...NO_ADDRESS, country: 'IT' } })
export const IdleElsewhere = at('idle', { kept: 2, form: { ...NO_ADDRESS, country: 'US' } })
export const IdleLongest = at('idle', { kept: 2, form: formOf(longAddress) })
export const AreaLoading = at('areaLoading', {
  kept: 2,
  form: { ...form, province: '浙江省' },
  levels: [provinces.list],
})
export const AreaFailed = at('areaFailed', { kept: 2, form, trouble: silent })
export const Invalid = at('invalid', {
  ...german,
  problems: {
    consignee: 'name-required',
    mobile: 'required',
    city: 'required',
    detail: 'address-required',
    postcode: 'required',
  },
})
/** What is refused is judged again as it is mended. */
export const InvalidMended = at(
  'invalid',
  {
    ...german,
    form: { ...formOf(hamburg), is_default: 0, postcode: '2045' },
    problems: { postcode: 'postcode-invalid' },
  },
  {
    play: async () => {
      await isWrong('Postcode', 'This is not a postcode of this country.')
      await types('Postcode', '20457')
      await isMended('Postcode')
    },
  },
)
export const InvalidArea = at('invalid', {
  kept: 2,
  form: { ...form, province: '浙江省', city: '杭州市' },
  levels: chinese,
  problems: { district: 'required', detail: 'address-required', postcode: 'required' },
})
export const Submitting = at('submitting', chosen)
export const Rejected = at('rejected', { ...chosen, trouble: refused('addresses-enough') })
export const RejectedArea = at('rejected', { ...chosen, trouble: invalidFields({ city: 'area-unknown' }) })
export const Unknown = at('unknown', { ...chosen, trouble: silent })
export const Pointing = at('pointing', chosen)
export const Done = at('done', { address: hangzhou }, { names: ['success'] })
