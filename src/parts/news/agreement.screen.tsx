import { Trans } from '@lingui/react/macro'
import { FileQuestion } from 'lucide-react'
import type { Article } from '#contract/news.ts'
import { required } from '#machines/lib/required.ts'
import { readFlow } from '#machines/stock/read.flow.ts'
import { screen } from '#src/lib/screen.tsx'
import { FullPageNote, Unreachable } from '#src/ui/full-page-note.tsx'
import { Missing } from '#src/ui/missing.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { Page } from '#src/ui/page.tsx'
import { Prose } from '#src/ui/prose.tsx'
import { Card } from '#src/ui/surface.tsx'
import { Note } from '#src/ui/text.tsx'
import { Waiting } from '#src/ui/waiting.tsx'

export const agreementFlow = readFlow<Article, { code: string }>()

const Text = ({ of: { update_time, content } }: { of: Article }) => (
  <Card holds="prose">
    <Note>
      <Moment at={update_time} />
    </Note>
    <Prose blocks={content} />
  </Card>
)

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
      <Text of={required(context.item)} />
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
    showing: ({ context }) => <Text of={required(context.item)} />,
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
