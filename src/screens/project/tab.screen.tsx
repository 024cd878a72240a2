import { Trans, useLingui } from '@lingui/react/macro'
import { LayoutGrid, Sprout } from 'lucide-react'
import type { ReactNode } from 'react'
import { projectTabFlow, SEGMENTS, type Segment } from '#machines/project/tab.flow.ts'
import { screen, type ViewProps } from '#src/lib/screen.tsx'
import { OrderRow } from '#src/parts/invest/order-row.tsx'
import { FullPageNote } from '#src/ui/full-page-note.tsx'
import { ListPage, listViews, NothingYet, refreshOf, type Around } from '#src/ui/list.tsx'
import { PlaceButton } from '#src/ui/place.tsx'
import { Pull } from '#src/ui/pull.tsx'
import { PlaceRow, Rows } from '#src/ui/rows.tsx'
import { Segments } from '#src/ui/segments.tsx'
import { ProjectRow } from './project-row.tsx'

type TabViewProps = ViewProps<typeof projectTabFlow>

const words: Record<Segment, () => ReactNode> = {
  open: () => (
    <Trans context="ventures" comment="Segment: projects one can put money in">
      Open
    </Trans>
  ),
  mine: () => (
    <Trans context="ventures" comment="Segment: what the member has put money in">
      Mine
    </Trans>
  ),
}

const Onwards = ({ tab }: { tab: Segment }) => (
  <Rows>
    {tab === 'open' ? (
      <>
        <PlaceRow to="/pages/project/project" label={<Trans>All projects</Trans>} />
        <PlaceRow to="/pages/index/cp" label={<Trans>Subscriptions</Trans>} />
      </>
    ) : (
      <PlaceRow to="/pages/ai/ai_order" label={<Trans>All with sums and status</Trans>} />
    )}
  </Rows>
)

/** Pulled down it is read anew, and so it is by a button. */
function Frame({ view, ...around }: Around<TabViewProps>) {
  const { t } = useLingui()
  const { tab: chosen } = view.context
  return (
    <ListPage view={view} {...around} title={<Trans>Projects</Trans>} back={false}>
      <Pull onRefresh={refreshOf(view)}>
        <Segments
          label={t`Projects`}
          parts={SEGMENTS.map((key) => ({ key, words: words[key]() }))}
          chosen={chosen}
          onChoose={(tab) => view.send({ type: 'tab', tab })}
        />
        {around.children}
        <Onwards tab={chosen} />
      </Pull>
    </ListPage>
  )
}

const Nothing = (view: TabViewProps) =>
  view.context.tab === 'open' ? (
    <NothingYet icon={Sprout} title={<Trans>No open projects</Trans>} view={view}>
      <Trans>New projects stand here while they are on sale.</Trans>
    </NothingYet>
  ) : (
    <FullPageNote
      icon={LayoutGrid}
      title={<Trans>You have nothing here yet</Trans>}
      action={
        <PlaceButton to="/pages/project/project">
          <Trans>Look at projects</Trans>
        </PlaceButton>
      }
    >
      <Trans>What you put into plans, projects and subscriptions stays here, with what each date brought.</Trans>
    </FullPageNote>
  )

const views = listViews<TabViewProps>({
  Frame,
  Rows: ({ context: { items } }) => (
    <Rows>
      {items.map((one) =>
        'order_no' in one ? <OrderRow key={one.id} of={one} /> : <ProjectRow key={one.id} of={one} />,
      )}
    </Rows>
  ),
  Nothing,
})

export const ProjectTabScreen = screen(projectTabFlow, {
  ...views,
  arriving: views.opening,
  anonymous: (view) => (
    <Frame view={view} refreshing={false}>
      <FullPageNote
        icon={LayoutGrid}
        title={<Trans>Your plans and projects</Trans>}
        action={
          <PlaceButton to="/pages/login/login">
            <Trans>Sign in</Trans>
          </PlaceButton>
        }
      >
        <Trans>Sign in to see what you put money in, and what each date brought.</Trans>
      </FullPageNote>
    </Frame>
  ),
})
