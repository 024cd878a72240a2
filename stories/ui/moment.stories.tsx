import type { Meta, StoryObj } from '@storybook/react-vite'
import { Moment } from '#src/ui/moment.tsx'
import { Bench } from '../lib/bench.tsx'
import { NOW } from '../lib/clock.ts'

export default { title: 'ui/Moment', decorators: [(Story) => <Bench>{Story()}</Bench>] } satisfies Meta

export const Today: StoryObj = { render: () => <Moment at={NOW} /> }
export const LongAgo: StoryObj = { render: () => <Moment at={951_782_460} /> }
