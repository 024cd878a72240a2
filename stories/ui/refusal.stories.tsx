import type { Meta, StoryObj } from '@storybook/react-vite'
import { Caution, Refusal } from '#src/ui/trouble-text.tsx'
import { shedding, silent, tooOften, wrongLogin } from '../fixtures/trouble.ts'
import { Bench, Wide } from '../lib/bench.tsx'

export default {
  title: 'ui/Refusal and caution',
  decorators: [
    (Story) => (
      <Bench>
        <Wide>{Story()}</Wide>
      </Bench>
    ),
  ],
} satisfies Meta

export const Refused: StoryObj = { render: () => <Refusal because={wrongLogin} /> }
export const RefusedLongestText: StoryObj = { render: () => <Refusal because={shedding} /> }
export const NotReached: StoryObj = { render: () => <Refusal because={silent} /> }
export const InOwnWords: StoryObj = { render: () => <Refusal>The photograph is larger than 10 MB.</Refusal> }
export const Careful: StoryObj = {
  name: 'Caution',
  render: () => <Caution>{tooOften.message} You can try again in a quarter of an hour.</Caution>,
}
