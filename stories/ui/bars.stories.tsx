import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bars } from '#src/ui/bars.tsx'
import { onBench } from '../lib/bench.tsx'
import { LONGEST_NAME, TEN_LINES } from '../lib/longest.ts'

export default { title: 'ui/Bars', decorators: [onBench] } satisfies Meta

const steps = ['Amount', 'Pay', 'Show it']

export const First: StoryObj = { render: () => <Bars steps={steps} now={0} /> }
export const Second: StoryObj = { render: () => <Bars steps={steps} now={1} /> }
export const Last: StoryObj = { render: () => <Bars steps={steps} now={2} /> }
export const AllDone: StoryObj = { render: () => <Bars steps={steps} now={3} /> }
export const Five: StoryObj = { render: () => <Bars steps={['One', 'Two', 'Three', 'Four', 'Five']} now={2} /> }
export const LongestText: StoryObj = {
  render: () => <Bars steps={[LONGEST_NAME, TEN_LINES.join(', '), 'Auszahlungsbestätigung']} now={1} />,
}
