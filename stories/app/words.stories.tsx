import type { Meta, StoryObj } from '@storybook/react-vite'
import { WIDE } from '../lib/toolbars.ts'
import { WordsPage } from '../lib/words-page.tsx'

export default {
  title: 'welcome/Words and tone',
  tags: ['!test', '!autodocs'],
  globals: WIDE,
} satisfies Meta

export const Words: StoryObj = { render: (_, { globals }) => <WordsPage locale={String(globals.locale)} /> }
