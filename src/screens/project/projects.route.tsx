import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { project, PROJECT_STATUSES } from '#contract/project.ts'
import { projectsFlow } from '#machines/project/projects.flow.ts'
import { actorOf } from '#src/api/actors.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { useHouse } from '#src/app/house.ts'
import { words } from '#src/app/words.ts'
import { numberIn, wordIn } from '#src/parts/invest/asked.ts'
import { ProjectsScreen } from './projects.screen.tsx'

export const Route = createFileRoute('/pages/project/project')({
  staticData: { access: 'optional', title: msg`All projects` },
  loader: words('project', 'invest'),
  validateSearch: ({ status, cate_id }: { status?: string; cate_id?: string }) => ({ status, cate_id }),
  component: Projects,
})

function Projects() {
  const { client } = useHouse()
  const { status, cate_id } = Route.useSearch()
  return (
    <FlowPage
      key={`${status} ${cate_id}`}
      flow={projectsFlow}
      screen={ProjectsScreen}
      input={{
        filter: { status: wordIn(PROJECT_STATUSES, status) ?? '', cate_id: numberIn(cate_id), sort: 'default' },
      }}
      actors={{ list: actorOf(client, project.index) }}
    />
  )
}
