import type { Meta, StoryObj } from '@storybook/react-vite'
import { Amount } from '#src/ui/amount.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { Money } from '#src/ui/money.tsx'
import { Card } from '#src/ui/surface.tsx'
import { Note, Strong } from '#src/ui/text.tsx'
import { onBench } from '../lib/bench.tsx'
import { NOW } from '../lib/clock.ts'
import { LARGEST_SUM, LONGEST_NAME, TEN_LINES } from '../lib/longest.ts'

export default { title: 'ui/Facts', decorators: [onBench] } satisfies Meta

const sold = (
  <Fact name="You sold">
    <Money value="50" unit="COIN" />
  </Fact>
)
const price = (
  <Fact name="Price">
    <Amount value="1.28" unit="EUR" />
  </Fact>
)
const paid = <Fact name="Paid to">Quay balance</Fact>

export const One: StoryObj = { render: () => <Facts>{sold}</Facts> }
export const Even: StoryObj = {
  render: () => (
    <Facts>
      {sold}
      {price}
      {paid}
      <Fact name="When">
        <Moment at={NOW} />
      </Fact>
    </Facts>
  ),
}
export const Odd: StoryObj = {
  render: () => (
    <Facts>
      {sold}
      {price}
      {paid}
    </Facts>
  ),
}
export const InACard: StoryObj = {
  render: () => (
    <Card holds="prose">
      <Strong>Harbour Exchange</Strong>
      <Facts>
        {sold}
        {price}
      </Facts>
    </Card>
  ),
}
export const WithNotes: StoryObj = {
  render: () => (
    <Facts>
      <Fact name="Completed">
        97.7 %
        <Note as="span" display="block">
          Of what was accepted
        </Note>
      </Fact>
      {paid}
    </Facts>
  ),
}
export const LongestText: StoryObj = {
  render: () => (
    <Facts>
      <Fact name={LONGEST_NAME}>
        <Amount value={LARGEST_SUM} unit="EUR" />
      </Fact>
      <Fact name="Merchant">{LONGEST_NAME}</Fact>
      <Fact name="Address">
        {TEN_LINES.map((line) => (
          <Strong key={line} display="block">
            {line}
          </Strong>
        ))}
      </Fact>
      {price}
    </Facts>
  ),
}
