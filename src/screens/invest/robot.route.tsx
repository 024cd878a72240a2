import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { words } from '#src/app/words.ts'
import { idIn } from './id-in.ts'
import { BuyFlowPage } from './buy-flow-page.tsx'

export const Route = createFileRoute('/pages/ai/ai_detail')({
  staticData: { access: 'optional', title: msg`Robots` },
  loader: words('invest', 'form'),
  validateSearch: ({ id, kind }: { id?: string; kind?: string }) => ({ id, kind }),
  component: RobotOrPlan,
})

function RobotOrPlan() {
  const { id, kind } = Route.useSearch()
  return <BuyFlowPage kind={kind === 'product' ? 'product' : 'robot'} id={idIn(id)} />
}
