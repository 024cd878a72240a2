import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { Article } from '#contract/news.ts'
import { known } from '#machines/lib/known.ts'
import { readFlow } from '#machines/stock/read.flow.ts'
import { screen } from '#src/lib/screen.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { Page } from '#src/ui/page.tsx'
import { Prose } from '#src/ui/prose.tsx'
import { Missing, Unreachable } from '#src/ui/standing.tsx'
import { Waiting } from '#src/ui/waiting.tsx'

const Facts = chakra('p', { base: { textStyle: 'note', color: 'ink3', marginBottom: '5' } })

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
    <Page title={known(context.item).title} back>
      <Facts>
        <Moment at={known(context.item).update_time} />
      </Facts>
      <Prose blocks={known(context.item).content} />
    </Page>
  ),
  missing: AgreementMissing,
  unreachable: ({ context, send }) => (
    <Page title={<Trans>Agreement</Trans>} back>
      <Unreachable because={context.trouble} onRetry={() => send({ type: 'retry' })} />
    </Page>
  ),
})
