import type { Meta } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { security } from '#contract/security.ts'
import { setPinFlow } from '#machines/security/set-pin.flow.ts'
import { SetPinScreen } from '#src/parts/security/set-pin.screen.tsx'
import { busy } from '../fixtures/trouble.ts'
import { onSurface } from '../lib/bench.tsx'
import { isMended, isWrong, types } from '../lib/mended.ts'
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
/** Two that differ are judged when either of them changes. */
export const InvalidMended = at(
  'invalid',
  { problems: { payword_confirm: 'pin-mismatch' } },
  {
    play: async () => {
      await isWrong('Repeat PIN', 'The two PINs differ.')
      await types('Repeat PIN', '284718')
      await types('New payment PIN', '28471')
      await isWrong('Repeat PIN', 'The two PINs differ.')
      await userEvent.keyboard('8')
      await isMended('Repeat PIN')
      await types('Repeat PIN', '28471')
      await isWrong('Repeat PIN', 'The two PINs differ.')
    },
  },
)
export const Submitting = at('submitting')
export const Unknown = at('unknown', { trouble: busy })
export const Done = at('done')
