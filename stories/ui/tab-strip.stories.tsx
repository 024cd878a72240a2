import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { TabStrip } from '#src/ui/tab-strip.tsx'
import { onBench } from '../lib/bench.tsx'

export default {
  title: 'ui/Tab strip',
  decorators: [onBench],
} satisfies Meta

const TABS = ['All', 'Offers', 'Awaiting payment', 'Paid', 'In settlement', 'Completed', 'Cancelled'] as const
type Tab = (typeof TABS)[number]
const COUNTS = {
  All: 1_204,
  Offers: 2,
  'Awaiting payment': 1,
  Paid: 0,
  'In settlement': 0,
  Completed: 1_190,
  Cancelled: 11,
}

function Strip({ first, counts }: { first: Tab; counts?: typeof COUNTS }) {
  const [chosen, choose] = useState(first)
  return (
    <TabStrip
      label="Orders"
      parts={TABS.map((key) => ({ key, words: key }))}
      counts={counts}
      chosen={chosen}
      onChoose={choose}
    />
  )
}

export const First: StoryObj = {
  render: () => <Strip first="All" counts={COUNTS} />,
  play: async () => {
    const last = screen.getByRole('button', { name: 'Cancelled 11' })
    await userEvent.click(last)
    await expect(last).toHaveAttribute('aria-pressed', 'true')
    await expect(screen.getByRole('button', { name: 'All 1,204' })).toHaveAttribute('aria-pressed', 'false')
  },
}
const fades = async (ends: { before: boolean; after: boolean }) => {
  const { dataset } = screen.getByRole('group', { name: 'Orders' })
  await waitFor(() => expect({ before: 'before' in dataset, after: 'after' in dataset }).toEqual(ends))
}
export const MoreAtTheEnd: StoryObj = {
  render: () => <Strip first="All" counts={COUNTS} />,
  play: async () => {
    await fades({ before: false, after: true })
    await userEvent.click(screen.getByRole('button', { name: 'Cancelled 11' }))
    await fades({ before: true, after: false })
  },
}
export const MoreAtTheEndFromRightToLeft: StoryObj = {
  ...MoreAtTheEnd,
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
}
export const Last: StoryObj = {
  render: () => <Strip first="Cancelled" counts={COUNTS} />,
  play: () => fades({ before: true, after: false }),
}
export const NotCountedYet: StoryObj = { render: () => <Strip first="Paid" /> }
