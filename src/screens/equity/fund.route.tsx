import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { equity } from '#contract/equity.ts'
import { Id } from '#contract/shapes.ts'
import { fundFlow } from '#machines/equity/fund.flow.ts'
import { actorsOf } from '#src/api/actors.ts'
import { useHouse, useMemberId } from '#src/app/house.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { words } from '#src/app/words.ts'
import { FundMissing, FundScreen } from './fund.screen.tsx'

export const Route = createFileRoute('/pages/fund-detail/fund-detail')({
  staticData: { access: 'optional', title: msg`Fund` },
  loader: words('equity', 'invest', 'wallet'),
  validateSearch: ({ id }: { id?: string }) => ({ id }),
  component: Fund,
})

function Fund() {
  const { client } = useHouse()
  const member = useMemberId()
  const { id } = Route.useSearch()
  if (!v.is(Id, id)) return <FundMissing />
  return (
    <FlowPage
      key={[member, id].join(' ')}
      flow={fundFlow}
      screen={FundScreen}
      input={{ which: Number(id), signedIn: member !== undefined }}
      actors={actorsOf(client, equity, 'fund')}
    />
  )
}
