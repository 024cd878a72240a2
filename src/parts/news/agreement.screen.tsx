import { Trans } from '@lingui/react/macro'
import { FileQuestion } from 'lucide-react'
import type { Article } from '#contract/news.ts'
import { required } from '#machines/lib/required.ts'
import { readFlow } from '#machines/stock/read.flow.ts'
import { screen } from '#src/lib/screen.tsx'
import { FullPageNote, Unreachable } from '#src/ui/full-page-note.tsx'
import { Missing } from '#src/ui/missing.tsx'
import { Page } from '#src/ui/page.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { ArticleText } from './article-text.tsx'

export const agreementFlow = readFlow<Article, { code: string }>()

export const AgreementMissing = () => (
  <Page title={<Trans>Agreement</Trans>} back>
    <Missing home="/pages/index/new_index" />
  </Page>
)

export const AgreementScreen = screen(agreementFlow, {
  opening: () => (
    <Page title={<Trans>Agreement</Trans>} back>
      <Waiting rows={8} />
    </Page>
  ),
  showing: ({ context }) => (
    <Page title={required(context.item).title} back>
      <ArticleText of={required(context.item)} />
    </Page>
  ),
  missing: AgreementMissing,
  unreachable: ({ context, send }) => (
    <Page title={<Trans>Agreement</Trans>} back>
      <Unreachable because={context.trouble} onRetry={() => send({ type: 'retry' })} />
    </Page>
  ),
})

/** The same over a form: it leads nowhere, so that what was typed stays. */
export const AgreementSheetScreen = screen(
  agreementFlow,
  {
    opening: () => <Waiting rows={8} />,
    showing: ({ context }) => <ArticleText of={required(context.item)} />,
    missing: () => (
      <FullPageNote icon={FileQuestion} title={<Trans>There is nothing here</Trans>}>
        <Trans>We cannot show the agreement right now. What you typed stays.</Trans>
      </FullPageNote>
    ),
    unreachable: ({ context, send }) => (
      <Unreachable because={context.trouble} onRetry={() => send({ type: 'retry' })} />
    ),
  },
  'data-agreement',
)
