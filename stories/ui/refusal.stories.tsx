import type { Meta, StoryObj } from '@storybook/react-vite'
import { Caution, Refusal } from '#src/ui/trouble-text.tsx'
import { shedding, silent, tooOften, wrongLogin } from '../fixtures/trouble.ts'
import { onBench } from '../lib/bench.tsx'
import { Translated } from '../lib/translated.tsx'

export default {
  title: 'ui/Refusal and caution',
  decorators: [onBench],
} satisfies Meta

export const Refused: StoryObj = {
  render: () => <Translated facts={wrongLogin}>{(trouble) => <Refusal because={trouble} />}</Translated>,
}
export const RefusedLongestText: StoryObj = {
  render: () => <Translated facts={shedding}>{(trouble) => <Refusal because={trouble} />}</Translated>,
}
export const NotReached: StoryObj = { render: () => <Refusal because={silent} /> }
export const InOwnWords: StoryObj = { render: () => <Refusal>The photograph is larger than 10 MB.</Refusal> }
export const Careful: StoryObj = {
  name: 'Caution',
  render: () => <Translated facts={tooOften}>{({ message }) => <Caution>{message}</Caution>}</Translated>,
}
