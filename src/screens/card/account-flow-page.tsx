import { card } from '#contract/card.ts'
import { accountFlow } from '#machines/card/account.flow.ts'
import { heard } from '#src/api/heard.ts'
import { page } from '#src/app/page.tsx'
import { AccountScreen } from './account.screen.tsx'
import { sysBanksActor } from './sys-banks-actor.ts'

interface AccountFlowPageProps {
  which: string
  redirect?: string | undefined
}

export const AccountFlowPage = page(accountFlow, AccountScreen).with(
  ({ client, session, places, hasPin }, { which, redirect = '' }: AccountFlowPageProps) => ({
    key: which,
    input: { which, hasPin, here: places.current },
    calls: { index: card.index, one: card.one },
    actors: {
      sysBanks: sysBanksActor(client),
      send: heard(client, card.bind, () => session.learn({ bank_bound: 1 })),
      drop: heard(client, card.drop, ({ list }) => session.learn({ bank_bound: list.length > 0 ? 1 : 0 })),
    },
    leaves: {
      dropped: () => places.relaunch('/pages/bank_card/card_list'),
      ...(places.isBuilt(redirect) && { done: () => places.go(redirect) }),
    },
  }),
)
