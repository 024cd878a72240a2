import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { ListFilter, type LucideIcon } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import type { Listing, ListingEvent } from '#machines/stock/listing.part.ts'
import { hasAny, hasMore } from '#machines/stock/pages.ts'
import { kit, looks } from '#src/lib/screen.tsx'
import { Behind } from './behind.tsx'
import { Button } from './button.tsx'
import { Page, type PageProps } from './page.tsx'
import { FullPageNote, Unreachable } from './full-page-note.tsx'
import { Refusal } from './trouble-text.tsx'
import { Waiting } from './waiting.tsx'

/** What every list is seen by. */
interface ListSight {
  readonly context: Listing<unknown>
  readonly can: (type: ListingEvent['type']) => boolean
  readonly send: (event: ListingEvent) => void
}

/** What stands around a list is told. */
export interface Around<S> {
  readonly sight: S
  readonly refreshing: boolean
  readonly children: ReactNode
}

interface ListLooks<S> {
  readonly Frame: ComponentType<Around<S>>
  readonly Rows: ComponentType<S>
  /** What is said where there is no row. */
  readonly Nothing: ComponentType<S>
}

interface ListLook {
  /** What stands is old. */
  readonly old?: boolean
  /** What the button for the next page says. */
  readonly next?: ReactNode
  readonly coming?: boolean
  readonly refreshing?: boolean
}

const Foot = chakra('div', { base: { display: 'grid', gap: '3', paddingTop: '4' } })
/** Stands apart from what is above it. */
const Apart = chakra('div', { base: { display: 'grid', gap: '3', paddingTop: '4', '&:empty': { display: 'none' } } })
const End = chakra('p', { base: { textStyle: 'eyebrow', color: 'ink3', textAlign: 'center', paddingTop: '2' } })

/** Below the rows: what comes next, why it did not come, or that this was all of it. */
const Below = ({ sight: { context, send }, next }: { sight: ListSight; next: ReactNode }) => (
  <Foot>
    <Refusal because={context.trouble} />
    {hasMore(context) ? (
      <Button kind="quiet" onClick={() => send({ type: 'more' })}>
        {next ?? <Trans comment="Button below a list">Show more</Trans>}
      </Button>
    ) : (
      <End>
        <Trans>No more entries.</Trans>
      </End>
    )}
  </Foot>
)

/** How each state of a list looks. What stands around it, its rows and the lack of them are the screen's own. */
export function listViews<S extends ListSight>({ Frame, Rows, Nothing }: ListLooks<S>) {
  function Listed(sight: S & ListLook) {
    const { context, send, old = false, next, coming = false, refreshing = false } = sight
    const behind = old && <Behind onRetry={() => send({ type: 'refresh' })} />
    return (
      <Frame sight={sight} refreshing={refreshing}>
        {hasAny(context) ? (
          <>
            {behind}
            <Rows {...sight} />
            {coming ? <Waiting rows={3} /> : <Below sight={sight} next={next} />}
          </>
        ) : (
          <>
            <Apart>
              {behind}
              <Refusal because={context.trouble} />
            </Apart>
            <Nothing {...sight} />
          </>
        )}
      </Frame>
    )
  }
  const as = (look: ListLook) => looks(Listed, look as Partial<S & ListLook>)
  const Bare = (sight: S) => Listed(sight)
  return {
    ...kit('list', {
      opening: (sight: S) => (
        <Frame sight={sight} refreshing={false}>
          <Waiting rows={6} />
        </Frame>
      ),
      unreachable: (sight: S) => (
        <Frame sight={sight} refreshing={false}>
          <Unreachable because={sight.context.trouble} onRetry={() => sight.send({ type: 'retry' })} />
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

/** How the page around a list is refreshed. */
export const refreshOf = ({ can, send }: ListSight) => can('refresh') && (() => send({ type: 'refresh' }))

/** A page that is a list. */
export const ListPage = ({ sight, ...page }: PageProps & Around<ListSight>) => (
  <Page back {...page} onRefresh={refreshOf(sight)} />
)

interface NothingProps {
  icon: LucideIcon
  title: ReactNode
  sight: ListSight
  children: ReactNode
}

/** There is nothing yet; that can be looked at again. */
export const NothingYet = ({ icon, title, sight: { send }, children }: NothingProps) => (
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

/** There is something, but nothing of what was asked for. */
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
