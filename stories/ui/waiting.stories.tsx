import type { Meta, StoryObj } from '@storybook/react-vite'
import { Waiting } from '#src/ui/waiting.tsx'
import { onBench } from '../lib/bench.tsx'

export default {
  title: 'ui/Waiting',
  decorators: [onBench],
} satisfies Meta

export const Rows: StoryObj = { render: () => <Waiting /> }
export const FigureAndRows: StoryObj = { render: () => <Waiting figure rows={6} /> }
