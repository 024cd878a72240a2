import type { Meta, StoryObj } from '@storybook/react-vite'
import { countsOf, type Counts, type StoryModule } from '../lib/counts.ts'
import { WIDE } from '../lib/toolbars.ts'
import { WelcomePage } from '../lib/welcome-page.tsx'

const modules = import.meta.glob<StoryModule>('../*/*.stories.tsx')

export default {
  title: 'welcome/Welcome',
  tags: ['!test', '!autodocs'],
  globals: WIDE,
  loaders: [async () => ({ counts: countsOf(await Promise.all(Object.values(modules).map((load) => load()))) })],
} satisfies Meta

export const Welcome: StoryObj = { render: (_, { loaded }) => <WelcomePage counts={loaded.counts as Counts} /> }
