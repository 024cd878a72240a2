import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '#src/ui/button.tsx'
import { MovingAmount } from '#src/ui/moving-amount.tsx'
import { Bench } from '../lib/bench.tsx'

function Paid() {
  const [value, setValue] = useState('1284.50')
  return (
    <>
      <MovingAmount value={value} unit="EUR" />
      <Button kind="quiet" onClick={() => setValue('1297.00')}>
        €12.50
      </Button>
    </>
  )
}

export default {
  title: 'ui/Moving amount',
  decorators: [(Story) => <Bench textStyle="figure">{Story()}</Bench>],
} satisfies Meta

export const Still: StoryObj = { render: () => <MovingAmount value="1284.50" unit="EUR" /> }
export const Moved: StoryObj = {
  render: () => <Paid />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvasElement.querySelector('[data-moved]')).toBeNull()
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvasElement.querySelector('[data-moved]')).toHaveTextContent(/1.?297/)
  },
}
