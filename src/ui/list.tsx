import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { ListFilter, type LucideIcon } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import type { Listing, ListingEvent } from '#machines/stock/listing.part.ts'
import { hasAny, hasMore } from '#machines/stock/pages.ts'
import { kit, withProps } from '#src/lib/screen.tsx'
import { Behind } from './behind.tsx'
import { Button } from './button.tsx'
import { Page, type PageProps } from './page.tsx'
import { FullPageNote, Unreachable } from './full-page-note.tsx'
import { Note } from './text.tsx'
import { Refusal } from './trouble-text.tsx'
import { Waiting } from './waiting.tsx'

interface ListViewProps {
  readonly context: Listing<unknown>
  readonly can: (type: ListingEvent['type']) => boolean
  readonly send: (event: ListingEvent) => void
}

export interface Around<S> {
  readonly view: S
  readonly refreshing: boolean
  readonly children: ReactNode
}

interface ListLooks<S> {
  readonly Frame: ComponentType<Around<S>>
  readonly Rows: ComponentType<S>
  readonly Nothing: ComponentType<S>
}

interface ListLook {
  readonly old?: boolean
  readonly next?: ReactNode
  readonly coming?: boolean
  readonly refreshing?: boolean
}

const Foot = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3', '&:empty': { display: 'none' } },
})

const Below = ({ view: { context, send }, next }: { view: ListViewProps; next: ReactNode }) => (
  <Foot>
    <Refusal because={context.trouble} />
    {hasMore(context) ? (
      <Button kind="quiet" onClick={() => send({ type: 'more' })}>
        {next ?? <Trans comment="Button below a list">Show more</Trans>}
      </Button>
    ) : (
      <Note align="center">
        <Trans>No more entries.</Trans>
      </Note>
    )}
  </Foot>
)

/** What stands around it, its rows and the lack of them are the screen's own. */
export function listViews<S extends ListViewProps>({ Frame, Rows, Nothing }: ListLooks<S>) {
  function Listed(view: S & ListLook) {
    const { context, send, old = false, next, coming = false, refreshing = false } = view
    const behind = old && <Behind onRetry={() => send({ type: 'refresh' })} />
    return (
      <Frame view={view} refreshing={refreshing}>
        {hasAny(context) ? (
          <>
            {behind}
            <Rows {...view} />
            {coming ? <Waiting rows={3} /> : <Below view={view} next={next} />}
          </>
        ) : (
          <>
            <Foot>
              {behind}
              <Refusal because={context.trouble} />
            </Foot>
            <Nothing {...view} />
          </>
        )}
      </Frame>
    )
  }
  const as = (look: ListLook) => withProps(Listed, look as Partial<S & ListLook>)
  const Bare = (view: S) => Listed(view)
  return {
    ...kit('list', {
      opening: (view: S) => (
        <Frame view={view} refreshing={false}>
          <Waiting rows={6} />
        </Frame>
      ),
      unreachable: (view: S) => (
        <Frame view={view} refreshing={false}>
          <Unreachable because={view.context.trouble} onRetry={() => view.send({ type: 'retry' })} />
        </Frame>
      ),
    }),
    settling: Listed,
    empty: Bare,
    nothingFound: Bare,
    showing: Listed,
    ended: Listed,
    appending: as({ coming: true }),
    stuck: as({ next: <Trans>Try again</Trans> }),
    following: Listed,
    behind: as({ old: true }),
    refreshing: as({ refreshing: true }),
  }
}

export const refreshOf = ({ can, send }: ListViewProps) => can('refresh') && (() => send({ type: 'refresh' }))

export const ListPage = ({ view, onRefresh = refreshOf(view), ...page }: PageProps & Around<ListViewProps>) => (
  <Page back {...page} onRefresh={onRefresh} />
)

interface NothingProps {
  icon: LucideIcon
  title: ReactNode
  view: ListViewProps
  children: ReactNode
}

export const NothingYet = ({ icon, title, view: { send }, children }: NothingProps) => (
  <FullPageNote
    icon={icon}
    title={title}
    action={
      <Button kind="quiet" onClick={() => send({ type: 'refresh' })}>
        <Trans>Look again</Trans>
      </Button>
    }
  >
    {children}
  </FullPageNote>
)

export const NothingFound = ({ onAll, children }: { onAll: () => void; children: ReactNode }) => (
  <FullPageNote
    icon={ListFilter}
    title={<Trans>Nothing found</Trans>}
    action={
      <Button kind="quiet" onClick={onAll}>
        <Trans>Show all</Trans>
      </Button>
    }
  >
    {children}
  </FullPageNote>
)
