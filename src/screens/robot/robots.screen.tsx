import { Plural, Trans } from '@lingui/react/macro'
import { Bot, ChartLine, CircleQuestionMark, ListChecks } from 'lucide-react'
import { robotsFlow } from '#machines/robot/robots.flow.ts'
import { screen, type ViewProps } from '#src/lib/screen.tsx'
import { ListPage, listViews, NothingYet, type Around } from '#src/ui/list.tsx'
import { TextPlace } from '#src/ui/place.tsx'
import { PlaceRow, Rows } from '#src/ui/rows.tsx'
import { Line } from '#src/ui/surface.tsx'
import { Note, Strong } from '#src/ui/text.tsx'
import { RobotRow } from './robot-row.tsx'

type RobotsViewProps = ViewProps<typeof robotsFlow>

function Frame({ view, ...around }: Around<RobotsViewProps>) {
  const { head, level } = view.context
  const running = head?.my?.running
  return (
    <ListPage view={view} {...around} title={<Trans>Robots</Trans>} back={false}>
      <Note paddingInline="1">
        <Trans>
          A robot follows a published rule and recorded prices. It may bring nothing. What you put in is kept apart and
          comes back.
        </Trans>
      </Note>
      <Rows>
        {running !== undefined && (
          <PlaceRow
            to="/pages/ai/ai_robot_order"
            icon={ListChecks}
            group="invest"
            label={<Trans>My robots</Trans>}
            value={<Plural value={running} _0="none running" one="# running" other="# running" />}
          />
        )}
        <PlaceRow to="/pages/ai/ai_product" icon={ChartLine} group="invest" label={<Trans>Plans</Trans>} />
        <PlaceRow to="/pages/ai/ai" icon={CircleQuestionMark} label={<Trans>How robots work</Trans>} />
      </Rows>
      {level !== undefined && (
        <Line paddingInline="1">
          <Strong>
            <Trans>Level {level}</Trans>
          </Strong>
          <TextPlace to="/pages/ai/ai_robot_list">
            <Trans>Show all robots</Trans>
          </TextPlace>
        </Line>
      )}
      {around.children}
    </ListPage>
  )
}

export const RobotsScreen = screen(
  robotsFlow,
  listViews<RobotsViewProps>({
    Frame,
    Rows: ({ context }) => (
      <Rows>
        {context.items.map((one) => (
          <RobotRow key={one.id} of={one} />
        ))}
      </Rows>
    ),
    Nothing: (view) => (
      <NothingYet icon={Bot} title={<Trans>No robots yet</Trans>} view={view}>
        <Trans>Robots stand here as soon as one is published, each with its rule, its risk and its price.</Trans>
      </NothingYet>
    ),
  }),
)
