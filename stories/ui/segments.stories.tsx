import type { Meta, StoryObj } from '@storybook/react-vite'
import { action } from 'storybook/actions'
import { expect, screen } from 'storybook/test'
import { Segments } from '#src/ui/segments.tsx'
import { onBench, Wide } from '../lib/bench.tsx'

export default {
  title: 'ui/Segments',
  decorators: [onBench],
} satisfies Meta

const part = (key: string) => ({ key, words: key })

export const Two: StoryObj = {
  render: () => (
    <Segments
      label="How to sign in"
      chosen="Password"
      onChoose={action('choose')}
      parts={['Password', 'Code'].map(part)}
    />
  ),
}
export const Three: StoryObj = {
  render: () => (
    <Segments
      label="Trade mode"
      chosen="Member"
      onChoose={action('choose')}
      parts={['Normal', 'Member', 'Password'].map(part)}
    />
  ),
}
export const FourOnANarrowPhone: StoryObj = {
  render: () => (
    <Wide width="288px">
      <Segments
        label="Account"
        chosen="Balance"
        onChoose={action('choose')}
        parts={['Balance', 'USDT', 'EUR', 'Profit'].map(part)}
      />
    </Wide>
  ),
  play: async () => {
    const tops = screen.getAllByRole('button').map((one) => one.getBoundingClientRect().top)
    const [first, second, third, fourth] = tops
    await expect([first === second, second === third, third === fourth]).toEqual([true, false, true])
  },
}
export const LongestText: StoryObj = {
  render: () => (
    <Segments
      label="Orders"
      chosen="In settlement"
      onChoose={action('choose')}
      parts={['In transaction', 'In settlement', 'Awaiting payment'].map(part)}
    />
  ),
}
