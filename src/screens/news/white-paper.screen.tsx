import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { required } from '#machines/lib/required.ts'
import { whitePaperFlow } from '#machines/news/white-paper.flow.ts'
import { withProps, screen, type ViewProps } from '#src/lib/screen.tsx'
import { Onward } from '#src/onward.tsx'
import { Digits } from '#src/ui/amount.tsx'
import { Button } from '#src/ui/button.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { Page } from '#src/ui/page.tsx'
import { Prose } from '#src/ui/prose.tsx'
import { Unreachable } from '#src/ui/full-page-note.tsx'
import { Missing } from '#src/ui/missing.tsx'
import { Card } from '#src/ui/surface.tsx'
import { Heading, Note } from '#src/ui/text.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { Waiting } from '#src/ui/waiting.tsx'

interface Look {
  saving?: boolean
  failed?: boolean
}

const Showing = ({ context, send, saving = false, failed }: ViewProps<typeof whitePaperFlow> & Look) => {
  const paper = required(context.paper)
  return (
    <Page
      title={<Trans>About Quay</Trans>}
      back
      foot={
        <Button kind="quiet" aria-busy={saving} aria-disabled={saving} onClick={() => saving || send({ type: 'save' })}>
          {saving ? <Trans>Loading the PDF</Trans> : <Trans>Save as PDF</Trans>}
        </Button>
      }
    >
      <chakra.div paddingInline="1">
        <Heading look="display">{paper.title}</Heading>
        <Note>
          <Digits>{paper.version}</Digits> · <Moment at={paper.update_time} />
        </Note>
      </chakra.div>
      {failed && (
        <Refusal>
          <Trans>The PDF could not be loaded. Please try again later.</Trans>
        </Refusal>
      )}
      <Card holds="prose">
        <Prose blocks={paper.content} />
      </Card>
      <Onward from="/pages/my/intro" />
    </Page>
  )
}

export const WhitePaperScreen = screen(whitePaperFlow, {
  opening: () => (
    <Page title={<Trans>About Quay</Trans>} back>
      <Waiting figure rows={8} />
    </Page>
  ),
  missing: () => (
    <Page title={<Trans>About Quay</Trans>} back>
      <Missing home="/pages/index/new_index" />
    </Page>
  ),
  unreachable: ({ context, send }) => (
    <Page title={<Trans>About Quay</Trans>} back>
      <Unreachable because={context.trouble} onRetry={() => send({ type: 'retry' })} />
    </Page>
  ),
  showing: Showing,
  saving: withProps(Showing, { saving: true }),
  saveFailed: withProps(Showing, { failed: true }),
})
