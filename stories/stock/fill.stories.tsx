import type { Meta } from '@storybook/react-vite'
import { invalidFields, silent } from '../fixtures/trouble.ts'
import { scenes } from '../lib/scenes.tsx'
import { nicknameFlow, NicknameScreen } from './nickname.screen.tsx'

const at = scenes(nicknameFlow, NicknameScreen, { input: undefined, paths: [], calls: {} })

export default {
  title: 'stock/Fill',
  parameters: { purpose: 'A form is filled and sent; what is wrong is said beside its field.' },
} satisfies Meta

export const Filling = at('filling')
export const Correcting = at('correcting', { problems: { nickname: 'required' } })
export const Sending = at('sending')
export const Refused = at('refused', { trouble: silent })
export const RefusedFields = at('refused', {
  trouble: invalidFields({ nickname: 'unreadable' }),
})
export const Done = at('done')
