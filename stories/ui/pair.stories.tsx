import type { Meta, StoryObj } from '@storybook/react-vite'
import { action } from 'storybook/actions'
import { Amount } from '#src/ui/amount.tsx'
import { AmountField } from '#src/ui/amount-field.tsx'
import { Button } from '#src/ui/button.tsx'
import { Pair, Receives } from '#src/ui/pair.tsx'
import { onBench } from '../lib/bench.tsx'
import { LARGEST_SUM, LONGEST_NAME, TEN_LINES } from '../lib/longest.ts'

export default { title: 'ui/Pair', decorators: [onBench] } satisfies Meta

const gives = <AmountField name="quantity" label="You sell" unit="COIN" available="100" defaultValue="50" />
const sum = <Amount value="63.36" unit="EUR" big />

export const Plain: StoryObj = {
  render: () => <Pair gives={gives} gets={<Receives label="You receive">{sum}</Receives>} />,
}
export const WithLimitAndPill: StoryObj = {
  render: () => (
    <Pair
      gives={gives}
      gets={
        <Receives
          label="You receive"
          limit="at least €61.87"
          pill={
            <Button kind="quiet" low onClick={action('press')}>
              Quay balance
            </Button>
          }
        >
          {sum}
        </Receives>
      }
    />
  ),
}
export const NothingTyped: StoryObj = {
  render: () => (
    <Pair
      gives={<AmountField name="quantity" label="You sell" unit="COIN" available="100" />}
      gets={
        <Receives label="You receive" limit="after the fee">
          <Amount value="0" unit="EUR" big />
        </Receives>
      }
    />
  ),
}
export const Wrong: StoryObj = {
  render: () => (
    <Pair
      gives={
        <AmountField
          name="quantity"
          label="You sell"
          unit="COIN"
          available="100"
          defaultValue="500"
          error="This is more than you have."
        />
      }
      gets={<Receives label="You receive">{sum}</Receives>}
    />
  ),
}
export const LongestText: StoryObj = {
  render: () => (
    <Pair
      gives={
        <AmountField
          name="quantity"
          label={LONGEST_NAME}
          unit="COIN"
          available="999999999999.12345678"
          defaultValue="999999999999.12345678"
        />
      }
      gets={
        <Receives label={LONGEST_NAME} limit={LONGEST_NAME} pill={TEN_LINES.join(', ')}>
          <Amount value={LARGEST_SUM} unit="EUR" big />
        </Receives>
      }
    />
  ),
}
