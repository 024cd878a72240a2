import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { project, PROJECT_STATUSES } from '#contract/project.ts'
import { projectsFlow } from '#machines/project/projects.flow.ts'
import { publicPage } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { numberIn, wordIn } from '#src/lib/search-text.ts'
import { ProjectsScreen } from './projects.screen.tsx'

export const Route = createFileRoute('/pages/project/project')({
  staticData: { access: 'optional', title: msg`All projects` },
  loader: words('project', 'invest'),
  component: publicPage(projectsFlow, ProjectsScreen).with(({ search: { status, cate_id } }) => ({
    key: `${status} ${cate_id}`,
    input: {
      filter: { status: wordIn(PROJECT_STATUSES, status) ?? '', cate_id: numberIn(cate_id), sort: 'default' },
    },
    calls: { list: project.index },
  })),
})
