import type { Meta, StoryObj } from '@storybook/react-vite'
import { HOUR_S } from '#contract/time-units.ts'
import { Countdown } from '#src/ui/countdown.tsx'
import { Bench } from '../lib/bench.tsx'
import { NOW } from '../lib/clock.ts'

export default {
  title: 'ui/Countdown',
  decorators: [(Story) => <Bench textStyle="hero">{Story()}</Bench>],
} satisfies Meta

export const Seconds: StoryObj = { render: () => <Countdown until={NOW + 9} /> }
export const Minutes: StoryObj = { render: () => <Countdown until={NOW + 3599} /> }
export const Hours: StoryObj = { render: () => <Countdown until={NOW + 26 * HOUR_S + 61} /> }
export const Over: StoryObj = { render: () => <Countdown until={NOW - 1} /> }
