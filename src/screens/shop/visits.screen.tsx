import { Plural, Trans } from '@lingui/react/macro'
import { History } from 'lucide-react'
import type { ReactNode } from 'react'
import { visitsFlow } from '#machines/shop/visits.flow.ts'
import { screen, type ViewProps, withProps } from '#src/lib/screen.tsx'
import { Button } from '#src/ui/button.tsx'
import { FullPageNote } from '#src/ui/full-page-note.tsx'
import { type Around, ListPage, listViews } from '#src/ui/list.tsx'
import { PlaceButton } from '#src/ui/place.tsx'
import { QuestionSheet } from '#src/ui/question-sheet.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { VisitDays } from './visit-days.tsx'

type VisitsViewProps = ViewProps<typeof visitsFlow>

const Frame = ({ view, foot, ...around }: Around<VisitsViewProps> & { foot?: ReactNode }) => (
  <ListPage
    view={view}
    foot={foot}
    title={<Trans>Viewed before</Trans>}
    actions={
      view.can('edit') && (
        <Button kind="text" marginInlineEnd="3" onClick={() => view.send({ type: 'edit' })}>
          <Trans comment="Button: choose entries to remove">Edit</Trans>
        </Button>
      )
    }
    {...around}
  />
)

const Foot = ({ context: { marked }, send }: VisitsViewProps) => (
  <>
    <Button wide disabled={marked.length === 0} onClick={() => send({ type: 'forget' })}>
      <Plural value={marked.length} _0="Remove" one="Remove # entry" other="Remove # entries" />
    </Button>
    <Button wide kind="quiet" onClick={() => send({ type: 'forgetAll' })}>
      <Trans>Remove all</Trans>
    </Button>
    <Button wide kind="text" onClick={() => send({ type: 'done' })}>
      <Trans comment="Button: ends choosing entries">Done</Trans>
    </Button>
  </>
)

interface EditLook {
  readonly asks?: boolean
}

const Editing = ({ asks = false, ...view }: VisitsViewProps & EditLook) => {
  const { context, busy, send } = view
  const { items, marked, meansAll, trouble } = context
  return (
    <Frame view={view} refreshing={false} foot={<Foot {...view} />}>
      <Refusal because={trouble} />
      <VisitDays items={items} marked={marked} onMark={(id) => send({ type: 'mark', id })} />
      {asks && (
        <QuestionSheet
          busy={busy}
          title={
            meansAll ? (
              <Trans>Remove everything you viewed?</Trans>
            ) : (
              <Plural value={marked.length} one="Remove # entry?" other="Remove # entries?" />
            )
          }
          says={<Trans>It is removed from your history alone. What is in your cart stays there.</Trans>}
          yes={<Trans>Remove</Trans>}
          onYes={() => send({ type: 'confirm' })}
          onNo={() => send({ type: 'back' })}
        />
      )}
    </Frame>
  )
}

export const VisitsScreen = screen(visitsFlow, {
  ...listViews<VisitsViewProps>({
    Frame,
    Rows: ({ context: { items } }) => <VisitDays items={items} />,
    Nothing: () => (
      <FullPageNote
        icon={History}
        title={<Trans>Nothing viewed yet</Trans>}
        action={
          <PlaceButton wide to="/pages/shop/shop">
            <Trans>Go to the shop</Trans>
          </PlaceButton>
        }
      >
        <Trans>Goods you look at stand here, so that you find them again.</Trans>
      </FullPageNote>
    ),
  }),
  editing: Editing,
  deleteFailed: Editing,
  confirmingDelete: withProps(Editing, { asks: true }),
  deleting: withProps(Editing, { asks: true }),
})
