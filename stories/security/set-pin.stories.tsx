import type { Meta } from '@storybook/react-vite'
import { security } from '#contract/security.ts'
import { setPinFlow } from '#machines/security/set-pin.flow.ts'
import { SetPinScreen } from '#src/parts/security/set-pin.screen.tsx'
import { busy } from '../fixtures/trouble.ts'
import { onSurface } from '../lib/bench.tsx'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(setPinFlow, SetPinScreen, {
  input: undefined,
  paths: ['/pages/transaction/index'],
  calls: { send: security.setPin },
})

export default {
  title: 'security/First payment PIN over a sale',
  parameters: { purpose: 'A first payment PIN, set in a sheet over what it is needed for: what was typed stays.' },
  decorators: [onSurface],
} satisfies Meta

export const Idle = at('idle')
export const Invalid = at('invalid', { problems: { payword: 'pin-common', payword_confirm: 'pin-mismatch' } })
export const Submitting = at('submitting')
export const Unknown = at('unknown', { trouble: busy })
export const Done = at('done')
