import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { merchant } from '#contract/merchant.ts'
import { news } from '#contract/news.ts'
import { wallet } from '#contract/wallet.ts'
import { entryFlow } from '#machines/merchant/entry.flow.ts'
import { actorsOf } from '#src/api/actors.ts'
import { keyedActor } from '#src/api/sent-again.ts'
import { listeningBy } from '#src/api/live.ts'
import { picturesBy } from '#src/api/pictures.ts'
import { useHouse, useMember } from '#src/app/house.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { words } from '#src/app/words.ts'
import { EntryScreen } from './entry.screen.tsx'

export const Route = createFileRoute('/pages/login/shop')({
  staticData: { access: 'optional', title: msg`Merchant entry`, begins: true },
  loader: words('merchant', 'trade', 'attachment', 'form'),
  component: Entry,
})

function Entry() {
  const { client } = useHouse()
  const { id = 0, has_payword } = useMember() ?? {}
  return (
    <FlowPage
      key={id}
      flow={entryFlow}
      screen={EntryScreen}
      input={{ signedIn: id !== 0, hasPin: has_payword === 1 }}
      actors={{
        ...actorsOf(client, merchant, 'index'),
        ...actorsOf(client, wallet, 'balances'),
        ...actorsOf(client, news, 'help'),
        apply: keyedActor(client, merchant.apply),
        margin: keyedActor(client, merchant.margin),
        pictures: picturesBy(client, id),
        listening: listeningBy(client),
      }}
    />
  )
}
