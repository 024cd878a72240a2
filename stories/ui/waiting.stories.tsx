import type { Meta, StoryObj } from '@storybook/react-vite'
import { Waiting } from '#src/ui/waiting.tsx'
import { Bench, Wide } from '../lib/bench.tsx'

export default {
  title: 'ui/Waiting',
  decorators: [
    (Story) => (
      <Bench>
        <Wide>{Story()}</Wide>
      </Bench>
    ),
  ],
} satisfies Meta

export const Rows: StoryObj = { render: () => <Waiting /> }
export const FigureAndRows: StoryObj = { render: () => <Waiting figure rows={6} /> }
