import { Trans } from '@lingui/react/macro'
import { FileQuestion } from 'lucide-react'
import type { Article } from '#contract/news.ts'
import { required } from '#machines/lib/required.ts'
import { readFlow } from '#machines/stock/read.flow.ts'
import { screen } from '#src/lib/screen.tsx'
import { FullPageNote, Unreachable } from '#src/ui/full-page-note.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { Prose } from '#src/ui/prose.tsx'
import { Card } from '#src/ui/surface.tsx'
import { Note } from '#src/ui/text.tsx'
import { Waiting } from '#src/ui/waiting.tsx'

export const articleFlow = readFlow<Article, { id: number }>()

const Text = ({ of: { update_time, content } }: { of: Article }) => (
  <Card holds="prose">
    <Note>
      <Moment at={update_time} />
    </Note>
    <Prose blocks={content} />
  </Card>
)

export const NewsSheetScreen = screen(
  articleFlow,
  {
    opening: () => <Waiting rows={4} />,
    showing: ({ context }) => <Text of={required(context.item)} />,
    missing: () => (
      <FullPageNote icon={FileQuestion} title={<Trans>There is nothing here</Trans>}>
        <Trans>This news was taken down.</Trans>
      </FullPageNote>
    ),
    unreachable: ({ context, send }) => (
      <Unreachable because={context.trouble} onRetry={() => send({ type: 'retry' })} />
    ),
  },
  'data-news',
)
