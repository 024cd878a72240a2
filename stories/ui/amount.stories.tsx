import type { Meta, StoryObj } from '@storybook/react-vite'
import { Amount, Covered } from '#src/ui/amount.tsx'
import { Bench } from '../lib/bench.tsx'

export default {
  title: 'ui/Amount',
  decorators: [(Story) => <Bench textStyle="figure">{Story()}</Bench>],
} satisfies Meta

export const Euro: StoryObj = { render: () => <Amount value="1284.50" unit="EUR" /> }
export const Negative: StoryObj = { render: () => <Amount value="-18.75" unit="EUR" /> }
export const Tether: StoryObj = { render: () => <Amount value="310.250000" unit="USDT" /> }
export const Coin: StoryObj = { render: () => <Amount value="0.00000001" unit="COIN" /> }
export const Points: StoryObj = { render: () => <Amount value="12400" unit="POINTS" /> }
export const Signed: StoryObj = { render: () => <Amount value="96.00" unit="EUR" signed /> }
export const Hidden: StoryObj = {
  render: () => (
    <Covered value>
      <Amount value="1284.50" unit="EUR" />
    </Covered>
  ),
}
export const Largest: StoryObj = { render: () => <Amount value="999999999999.99" unit="EUR" /> }
