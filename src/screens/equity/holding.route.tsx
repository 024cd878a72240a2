import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { holdingFlow } from '#machines/equity/holding.flow.ts'
import { page } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { numberIn } from '#src/lib/search-text.ts'
import { HoldingMissing, HoldingScreen } from './holding.screen.tsx'
import { holdingActor } from './list-actors.ts'

export const Route = createFileRoute('/pages/equity-detail/equity-detail')({
  staticData: { access: 'member', title: msg`Equity` },
  loader: words('equity', 'wallet'),
  component: page(holdingFlow, HoldingScreen, HoldingMissing).with(({ client, search }) => {
    const which = numberIn(search.id)
    return which !== undefined && { key: which, input: { which }, actors: { list: holdingActor(client) } }
  }),
})
