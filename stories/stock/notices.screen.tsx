import { Inbox } from 'lucide-react'
import { browseFlow } from '#machines/stock/browse.flow.ts'
import { withProps, screen, type ViewProps } from '#src/lib/screen.tsx'
import { Button } from '#src/ui/button.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { Page } from '#src/ui/page.tsx'
import { Row, Rows } from '#src/ui/rows.tsx'
import { FullPageNote, Unreachable } from '#src/ui/full-page-note.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { Waiting } from '#src/ui/waiting.tsx'

export interface Notice {
  id: number
  title: string
  at: number
}

export const noticesFlow = browseFlow<Notice>()

interface Look {
  refreshing?: boolean
  coming?: boolean
  stuck?: boolean
}

const Showing = ({ context, send, refreshing, coming, stuck }: ViewProps<typeof noticesFlow> & Look) => (
  <Page title="Notices" back refreshing={refreshing}>
    {!stuck && <Refusal because={context.trouble} />}
    <Rows>
      {context.items.map(({ id, title, at }) => (
        <Row key={id} label={title} note={<Moment at={at} />} />
      ))}
    </Rows>
    {coming && <Waiting rows={2} />}
    {stuck && <Refusal because={context.trouble} />}
    {context.page < context.lastPage && !coming && (
      <Button kind="quiet" marginTop="4" onClick={() => send({ type: 'more' })}>
        {stuck ? 'Try again' : 'More'}
      </Button>
    )}
  </Page>
)

export const NoticesScreen = screen(noticesFlow, {
  opening: () => (
    <Page title="Notices" back>
      <Waiting rows={6} />
    </Page>
  ),
  empty: ({ send }) => (
    <Page title="Notices" back>
      <FullPageNote
        icon={Inbox}
        title="No notices"
        action={
          <Button kind="quiet" onClick={() => send({ type: 'refresh' })}>
            Look again
          </Button>
        }
      >
        What the house tells you is kept here.
      </FullPageNote>
    </Page>
  ),
  unreachable: ({ context, send }) => (
    <Page title="Notices" back>
      <Unreachable because={context.trouble} onRetry={() => send({ type: 'retry' })} />
    </Page>
  ),
  nothingFound: ({ send }) => (
    <Page title="Notices" back>
      <FullPageNote
        icon={Inbox}
        title="Nothing found"
        action={
          <Button kind="quiet" onClick={() => send({ type: 'filter', filter: {} })}>
            Show all
          </Button>
        }
      />
    </Page>
  ),
  settling: Showing,
  showing: Showing,
  ended: Showing,
  appending: withProps(Showing, { coming: true }),
  stuck: withProps(Showing, { stuck: true }),
  refreshing: withProps(Showing, { refreshing: true }),
})
