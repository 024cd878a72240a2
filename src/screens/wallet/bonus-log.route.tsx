import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { BONUS_TYPES } from '#contract/wallet.ts'
import { EVERY_BONUS } from '#machines/wallet/entries.rules.ts'
import { page } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { wordIn } from '#src/lib/search-text.ts'
import { bonusFlow, BonusLogScreen } from './bonus-log.screen.tsx'
import { bonusesActor } from './entries-actor.ts'

export const Route = createFileRoute('/pages/jf/bonus_log')({
  staticData: { access: 'member', title: msg`Bonus log` },
  loader: words('wallet'),
  component: page(bonusFlow, BonusLogScreen).with(({ client, search }) => {
    const type = wordIn(BONUS_TYPES, search.type) ?? ''
    return { key: type, input: { filter: { ...EVERY_BONUS, type } }, actors: { list: bonusesActor(client) } }
  }),
})
