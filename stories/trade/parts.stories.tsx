import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { MoneyTrail } from '#src/screens/trade/parts/money-trail.tsx'
import { OrderClock } from '#src/screens/trade/parts/order-clock.tsx'
import { OtherActions } from '#src/screens/trade/parts/order-actions.tsx'
import { Rated } from '#src/screens/trade/parts/rated.tsx'
import { completed, searching } from '../fixtures/order.ts'
import { disputeReview } from '../fixtures/order-paid.ts'
import { Bench, Wide } from '../lib/bench.tsx'
import { NOW } from '../lib/clock.ts'
import { Translated } from '../lib/translated.tsx'

export default { title: 'trade/Parts of an order' } satisfies Meta

const zero = fn()
const report = fn()

const clock = (left: number, says: RegExp | undefined): StoryObj => ({
  beforeEach: () => void zero.mockClear(),
  render: () => (
    <Bench>
      <Wide>
        <Translated facts={searching}>
          {(order) => <OrderClock order={{ ...order, deadline: NOW + left }} onZero={zero} />}
        </Translated>
      </Wide>
    </Bench>
  ),
  play: async () => {
    const spoken = screen.getByRole('status')
    await (says ? expect(spoken).toHaveTextContent(says) : expect(spoken).toBeEmptyDOMElement())
    await expect(zero).toHaveBeenCalledTimes(left > 0 ? 0 : 1)
  },
})

/** What is read aloud, and only then; at zero the order is asked for anew, once. */
export const ClockInSilence: StoryObj = clock(930, undefined)
export const ClockAtFifteenMinutes: StoryObj = clock(900, /^At most 15 minutes left$/)
export const ClockAtFiveMinutes: StoryObj = clock(300, /^At most 5 minutes left$/)
export const ClockAtTheLastMinute: StoryObj = clock(60, /^At most 1 minute left$/)
export const ClockAtZero: StoryObj = clock(0, undefined)
/** Twenty-two of twenty-four hours are left, although our team looked at the receipt five minutes ago. */
export const ClockAfterALook: StoryObj = {
  render: () => (
    <Bench>
      <Wide>
        <Translated facts={disputeReview}>{(order) => <OrderClock order={order} onZero={zero} />}</Translated>
      </Wide>
    </Bench>
  ),
  play: async ({ canvasElement }) => {
    const left = canvasElement.querySelector<HTMLElement>('[aria-hidden] > span')
    await expect(Number.parseFloat(left?.style.width ?? '')).toBeCloseTo((100 * 22) / 24, 0)
  },
}

export const MoneyOfACompletedOrder: StoryObj = {
  render: () => (
    <Bench>
      <Wide>
        <MoneyTrail order={completed} />
      </Wide>
    </Bench>
  ),
  play: async () => void (await screen.findByText(/Every entry adds up/)),
}

/** Books that do not add up are never passed over. */
export const MoneyThatDoesNotAddUp: StoryObj = {
  render: () => (
    <Bench>
      <Wide>
        <MoneyTrail order={{ ...completed, trail: completed.trail.slice(1) }} />
      </Wide>
    </Bench>
  ),
  play: async () => void (await expect(await screen.findByRole('alert')).toHaveTextContent('Please tell us')),
}

export const WaysThatOpenAtTheirTime: StoryObj = {
  beforeEach: () => {
    zero.mockClear()
    report.mockClear()
  },
  render: () => (
    <Bench>
      <Wide>
        <OtherActions
          order={{
            allowed: ['askCancel'],
            refused: [
              { event: 'dispute', code: 'too-early', text: '', allowed_time: NOW + 60 },
              { event: 'extend', code: 'used-up', text: 'This is only possible a few times, and they are used up.' },
              { event: 'cancel', code: 'too-early', text: '', allowed_time: NOW },
              { event: 'withdraw', code: 'not-yours', text: 'Only the other side can do this.' },
            ],
          }}
          ways={[
            { event: 'askCancel', words: 'Request cancellation', onPress: fn() },
            { event: 'dispute', words: 'Report a problem', early: true, onPress: report },
            { event: 'extend', words: 'Give the merchant more time', onPress: fn() },
            { event: 'cancel', words: 'Take the coins back', onPress: fn() },
            { event: 'withdraw', words: 'Close my dispute', onPress: fn() },
          ]}
          onTime={zero}
        />
      </Wide>
    </Bench>
  ),
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Report a problem' }))
    await expect(report).toHaveBeenCalledTimes(1)
    await expect(zero).toHaveBeenCalledTimes(1)
    await expect(screen.getByRole('button', { name: 'Take the coins back' })).toBeDisabled()
    await expect(screen.getByText(/used up/)).toBeVisible()
    await expect(screen.queryByText('Close my dispute')).toBeNull()
  },
}

export const Stars: StoryObj = {
  render: () => (
    <Bench>
      <p>
        <Rated score={4} />
      </p>
      <p>
        <Rated score={0} />
      </p>
    </Bench>
  ),
}
