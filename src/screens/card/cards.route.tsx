import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { card } from '#contract/card.ts'
import { cardsFlow } from '#machines/card/cards.flow.ts'
import type { Kept } from '#machines/stock/belongings.part.ts'
import { actorOf, actorsOf } from '#src/api/actors.ts'
import { heard } from '#src/api/heard.ts'
import { useHouse, useMemberId } from '#src/app/house.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { words } from '#src/app/words.ts'
import { useChoice } from '#src/lib/choice.ts'
import { CardsScreen } from './cards.screen.tsx'

export const Route = createFileRoute('/pages/bank_card/card_list')({
  staticData: { access: 'member', title: msg`Bank accounts` },
  loader: words('card', 'form'),
  validateSearch: ({ select }: { select?: string }) => ({ select }),
  component: Cards,
})

function Cards() {
  const { client, session: holder } = useHouse()
  const member = useMemberId()
  const { select } = Route.useSearch()
  const chosen = useChoice(select, '/pages/money/atm_bank', 'bank_id')
  return (
    <FlowPage
      key={`${member} ${select}`}
      flow={cardsFlow}
      screen={CardsScreen}
      input={{ isChoosing: select !== undefined }}
      actors={{
        ...actorsOf(client, card, 'prefer'),
        list: actorOf(client, card.index),
        drop: heard(client, card.drop, ({ list }) => holder.learn({ bank_bound: list.length > 0 ? 1 : 0 })),
      }}
      leaves={{ chosen: ({ meant }: { meant?: Kept }) => chosen(meant?.id) }}
    />
  )
}
