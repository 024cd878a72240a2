import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { words } from '#src/app/words.ts'
import { BuyFlowPage } from './buy-flow-page.tsx'
import { idIn } from './id-in.ts'

export const Route = createFileRoute('/pages/project/detail')({
  staticData: { access: 'optional', title: msg`Project` },
  loader: words('invest', 'form'),
  validateSearch: ({ id }: { id?: string }) => ({ id }),
  component: OneProject,
})

function OneProject() {
  return <BuyFlowPage kind="project" id={idIn(Route.useSearch().id)} />
}
