import type { Meta, StoryObj } from '@storybook/react-vite'
import { Amount } from '#src/ui/amount.tsx'
import { Eyebrow, Figure, Heading, Lead, Note, Strong } from '#src/ui/text.tsx'
import { onBench } from '../lib/bench.tsx'
import { LARGEST_SUM, LONGEST_NAME, TEN_LINES } from '../lib/longest.ts'

export default { title: 'ui/Text', decorators: [onBench] } satisfies Meta

export const Headings: StoryObj = {
  render: () => (
    <>
      <Heading look="display">Gannet 90</Heading>
      <Heading look="title">No orders yet</Heading>
      <Heading>Latest</Heading>
      <Heading look="label">Security</Heading>
    </>
  ),
}
export const HeadingLevels: StoryObj = {
  render: () => (
    <>
      <Heading as="h1" look="label">
        First
      </Heading>
      <Heading look="label">Second</Heading>
      <Heading as="h3" look="title">
        Third
      </Heading>
    </>
  ),
}
export const Leads: StoryObj = {
  render: () => (
    <>
      <Lead>Merchants set their own price and buy coins from members</Lead>
      <Lead align="center">50.00 coins, to Harbour Exchange</Lead>
    </>
  ),
}
export const Notes: StoryObj = {
  render: () => (
    <>
      {(['calm', 'ink', 'faint', 'good', 'warn', 'bad'] as const).map((tone) => (
        <Note key={tone} tone={tone}>
          {`A note that is ${tone}`}
        </Note>
      ))}
      <Note align="center">In the middle</Note>
      <Note align="end">At the end</Note>
    </>
  ),
}
export const EyebrowAndStrong: StoryObj = {
  render: () => (
    <>
      <Eyebrow>Available</Eyebrow>
      <Strong>Harbour Exchange</Strong>
    </>
  ),
}
export const Figures: StoryObj = {
  render: () => (
    <>
      {(['hero', 'figure', 'display', 'title'] as const).map((size) => (
        <Figure key={size} size={size}>
          <Amount value="1284.50" unit="EUR" big />
        </Figure>
      ))}
      <Figure tone="good">
        <Amount value="63.36" unit="EUR" signed big />
      </Figure>
    </>
  ),
}
export const LongestText: StoryObj = {
  render: () => (
    <>
      <Heading look="display">{LONGEST_NAME}</Heading>
      <Heading look="label">{LONGEST_NAME}</Heading>
      <Lead>{LONGEST_NAME}</Lead>
      <Note>{TEN_LINES.join(', ')}</Note>
      <Eyebrow>{LONGEST_NAME}</Eyebrow>
      <Strong>{LONGEST_NAME}</Strong>
      <Figure size="hero">
        <Amount value={LARGEST_SUM} unit="EUR" big />
      </Figure>
    </>
  ),
}
