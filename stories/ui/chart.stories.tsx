import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, within } from 'storybook/test'
import { Covered } from '#src/ui/amount.tsx'
import { Chart } from '#src/ui/chart/chart.tsx'
import { RangedChart } from '#src/ui/chart/ranges.tsx'
import { flatDays, manyDays } from '../fixtures/equity.ts'
import { Bench } from '../lib/bench.tsx'

export default {
  title: 'ui/Chart',
  decorators: [(Story) => <Bench justifyItems="stretch">{Story()}</Bench>],
} satisfies Meta

const AMONG = ['1m', '3m', '6m', '1y', 'all'] as const
const few = manyDays.slice(0, 5)
const [first, second, , fourth, last] = few

const reads = async (canvas: HTMLElement, date = '') => {
  await expect(within(canvas).getByText(date, { selector: 'figcaption *' })).toBeVisible()
}

export const OverAYear: StoryObj = { render: () => <Chart title="Price" points={manyDays} /> }
export const WithRanges: StoryObj = { render: () => <RangedChart title="Price" among={AMONG} points={manyDays} /> }
export const Flat: StoryObj = { render: () => <Chart title="Price" points={flatDays} /> }
export const OneDay: StoryObj = { render: () => <Chart title="Price" points={manyDays.slice(-1)} /> }
export const NoDay: StoryObj = { render: () => <Chart title="Price" points={[]} /> }
export const HiddenAmounts: StoryObj = {
  render: () => (
    <Covered value>
      <Chart title="Worth" points={manyDays} own />
    </Covered>
  ),
}
const bought = few.map((point, at) => ({ ...point, put_in: at < 2 ? '1.00' : '1.25' }))
export const WhatWasPutInBesides: StoryObj = {
  render: () => <Chart title="Worth" besides="Put in" points={bought} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/^Put in:/)).toHaveTextContent('Put in: €1.2500')
    await expect(canvasElement.querySelectorAll('polyline')).toHaveLength(2)
    const slider = canvas.getByRole('slider', { name: 'Worth, day by day' })
    fireEvent.change(slider, { target: { value: '0' } })
    await expect(canvas.getByText(/^Put in:/)).toHaveTextContent('Put in: €1.0000')
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('Put in: €1.0000'))
    await userEvent.click(canvas.getByText('As a table'))
    await expect(await canvas.findAllByRole('columnheader')).toHaveLength(3)
  },
}

export const LargestValues: StoryObj = {
  render: () => <Chart title="Worth" points={few.map((point, at) => ({ ...point, price: `98765432109${at}.76` }))} />,
}

export const ByKeyboard: StoryObj = {
  render: () => <Chart title="Price" points={few} />,
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider', { name: 'Price, day by day' })
    await reads(canvasElement, last?.date)
    slider.focus()
    fireEvent.change(slider, { target: { value: '0' } })
    await reads(canvasElement, first?.date)
    fireEvent.change(slider, { target: { value: '1' } })
    await reads(canvasElement, second?.date)
  },
}

export const ByFinger: StoryObj = {
  render: () => <Chart title="Price" points={few} />,
  play: async ({ canvasElement }) => {
    const drawing = within(canvasElement).getByRole('img')
    const { left, width, top } = drawing.getBoundingClientRect()
    const at = (part: number) => ({ clientX: left + part * width, clientY: top + 10, pointerType: 'touch' })
    fireEvent.pointerDown(drawing, at(0.02))
    await reads(canvasElement, first?.date)
    fireEvent.pointerMove(drawing, at(0.75))
    await reads(canvasElement, fourth?.date)
  },
}

export const AsATable: StoryObj = {
  render: () => <Chart title="Price" points={few} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('As a table'))
    await expect(await canvas.findAllByRole('row')).toHaveLength(few.length + 1)
  },
}
