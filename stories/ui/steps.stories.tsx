import type { Meta, StoryObj } from '@storybook/react-vite'
import { Steps } from '#src/screens/session/steps.tsx'
import { onBench } from '../lib/bench.tsx'

export default {
  title: 'ui/Steps',
  decorators: [onBench],
} satisfies Meta

export const First: StoryObj = { render: () => <Steps at={1} /> }
export const Second: StoryObj = { render: () => <Steps at={2} /> }
export const Last: StoryObj = { render: () => <Steps at={3} /> }
