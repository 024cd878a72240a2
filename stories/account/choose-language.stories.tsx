import type { Meta } from '@storybook/react-vite'
import { chooseLanguageFlow } from '#machines/account/choose-language.flow.ts'
import { ChooseLanguageScreen } from '#src/screens/account/choose-language.screen.tsx'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(chooseLanguageFlow, ChooseLanguageScreen, {
  input: { current: 'en' },
  paths: ['/pages/my/lang'],
  calls: {},
})

export default {
  title: 'account/Language',
  parameters: {
    purpose: 'Choose the language; applies at once, sets direction, is stored. Works offline and signed out.',
  },
} satisfies Meta

export const Choosing = at('choosing', {}, { names: ['ready'] })
export const ChoosingHebrew = at('choosing', { current: 'hebrew' })
export const Applying = at('applying', { wanted: 'de' })
export const LoadFailed = at('loadFailed')
