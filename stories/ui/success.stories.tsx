import type { Meta, StoryObj } from '@storybook/react-vite'
import { Amount } from '#src/ui/amount.tsx'
import { Page } from '#src/ui/page.tsx'
import { Success } from '#src/ui/success.tsx'
import { Tag } from '#src/ui/surface.tsx'
import { LARGEST_SUM, LONGEST_NAME, TEN_LINES } from '../lib/longest.ts'

export default {
  title: 'ui/Success',
  decorators: [
    (Story) => (
      <Page title="Sell coins" back>
        {Story()}
      </Page>
    ),
  ],
} satisfies Meta

const came = <Amount value="63.36" unit="EUR" signed big />

export const InAWord: StoryObj = { render: () => <Success word="Saved" /> }
export const WithTheSum: StoryObj = { render: () => <Success word="Sold" sum={came} /> }
export const WithALine: StoryObj = {
  render: () => <Success word="Sold" sum={came} line="50.00 coins, to Harbour Exchange" />,
}
export const WithWhatWasEarned: StoryObj = {
  render: () => (
    <Success word="Sold" sum={came} line="50.00 coins, to Harbour Exchange" tag={<Tag>€1.49 better than quoted</Tag>} />
  ),
}
export const LongestText: StoryObj = {
  render: () => (
    <Success
      word={LONGEST_NAME}
      sum={<Amount value={LARGEST_SUM} unit="EUR" signed big />}
      line={TEN_LINES.join(', ')}
      tag={<Tag>{LONGEST_NAME}</Tag>}
    />
  ),
}
