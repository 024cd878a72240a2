import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { card } from '#contract/card.ts'
import { cardsFlow } from '#machines/card/cards.flow.ts'
import { heard } from '#src/api/heard.ts'
import { page } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { backWith } from '#src/lib/choice.ts'
import { CardsScreen } from './cards.screen.tsx'

export const Route = createFileRoute('/pages/bank_card/card_list')({
  staticData: { access: 'member', title: msg`Bank accounts` },
  loader: words('card', 'form'),
  component: page(cardsFlow, CardsScreen).with(({ client, session, places, search: { select } }) => ({
    key: select,
    input: { isChoosing: select !== undefined },
    calls: { list: card.index, prefer: card.prefer },
    actors: { drop: heard(client, card.drop, ({ list }) => session.learn({ bank_bound: list.length > 0 ? 1 : 0 })) },
    leaves: { chosen: ({ meant }) => backWith(places, select, '/pages/money/atm_bank', ['bank_id', meant?.id]) },
  })),
})
