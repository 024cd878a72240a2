import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Sprout } from 'lucide-react'
import { PROJECT_SORTS, PROJECT_STATUSES } from '#contract/project.ts'
import { EVERY_PROJECT, isNarrowed, projectsFlow, type ProjectFilter } from '#machines/project/projects.flow.ts'
import { screen, type ViewProps } from '#src/lib/screen.tsx'
import { STATUS_WORDS } from '#src/parts/invest/status-words.ts'
import { ListPage, listViews, NothingFound, NothingYet, type Around } from '#src/ui/list.tsx'
import { Pick } from '#src/ui/pick.tsx'
import { Rows } from '#src/ui/rows.tsx'
import { SORT_WORDS } from './names.ts'
import { ProjectRow } from './project-row.tsx'

type ProjectsViewProps = ViewProps<typeof projectsFlow>

const Line = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } })

function Filters({ context: { filter, head }, send }: ProjectsViewProps) {
  const { i18n, t } = useLingui()
  const take = (part: Partial<ProjectFilter>) => send({ type: 'filter', filter: { ...filter, ...part } })
  const chosen = String(filter.cate_id ?? '')
  const categories = head?.categories.map(({ id, name }) => ({ key: String(id), words: name })) ?? []
  return (
    <Line>
      <Pick
        label={t`Status`}
        parts={[
          { key: '', words: t`Every status` },
          ...PROJECT_STATUSES.map((key) => ({ key, words: i18n._(STATUS_WORDS[key]) })),
        ]}
        chosen={filter.status}
        plain=""
        onChoose={(status) => take({ status })}
      />
      {(categories.length > 0 || chosen !== '') && (
        <Pick
          label={t`Category`}
          parts={[{ key: '', words: t`Every category` }, ...categories]}
          chosen={chosen}
          plain=""
          onChoose={(key) => take({ cate_id: key === '' ? undefined : Number(key) })}
        />
      )}
      <Pick
        label={t`Sorted by`}
        parts={PROJECT_SORTS.map((key) => ({ key, words: i18n._(SORT_WORDS[key]) }))}
        chosen={filter.sort}
        plain="default"
        onChoose={(sort) => take({ sort })}
      />
    </Line>
  )
}

export const ProjectsScreen = screen(
  projectsFlow,
  listViews<ProjectsViewProps>({
    Frame: ({ view, ...around }: Around<ProjectsViewProps>) => (
      <ListPage view={view} {...around} title={<Trans>All projects</Trans>}>
        <Filters {...view} />
        {around.children}
      </ListPage>
    ),
    Rows: ({ context }) => (
      <Rows>
        {context.items.map((one) => (
          <ProjectRow key={one.id} of={one} />
        ))}
      </Rows>
    ),
    Nothing: (view) =>
      isNarrowed(view.context.filter) ? (
        <NothingFound onAll={() => view.send({ type: 'filter', filter: EVERY_PROJECT })}>
          <Trans>No project has this status in this category.</Trans>
        </NothingFound>
      ) : (
        <NothingYet icon={Sprout} title={<Trans>No projects yet</Trans>} view={view}>
          <Trans>Projects stand here as soon as one is published, each with its term, its risk and its papers.</Trans>
        </NothingYet>
      ),
  }),
)
