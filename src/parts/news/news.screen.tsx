import { Trans } from '@lingui/react/macro'
import { FileQuestion } from 'lucide-react'
import type { Article } from '#contract/news.ts'
import { required } from '#machines/lib/required.ts'
import { readFlow } from '#machines/stock/read.flow.ts'
import { screen } from '#src/lib/screen.tsx'
import { FullPageNote, Unreachable } from '#src/ui/full-page-note.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { ArticleText } from './article-text.tsx'

export const articleFlow = readFlow<Article, { id: number }>()

export const NewsSheetScreen = screen(
  articleFlow,
  {
    opening: () => <Waiting rows={4} />,
    showing: ({ context }) => <ArticleText of={required(context.item)} />,
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
