import type { Meta, StoryObj } from '@storybook/react-vite'
import { Prose } from '#src/ui/prose.tsx'
import { agreement, longAgreement } from '../fixtures/news.ts'
import { Bench } from '../lib/bench.tsx'

export default { title: 'ui/Prose', decorators: [(Story) => <Bench>{Story()}</Bench>] } satisfies Meta

export const Article: StoryObj = { render: () => <Prose blocks={agreement.content} /> }
export const LongestText: StoryObj = { render: () => <Prose blocks={longAgreement.content} /> }
