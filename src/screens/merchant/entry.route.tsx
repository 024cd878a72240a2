import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { merchant } from '#contract/merchant.ts'
import { news } from '#contract/news.ts'
import { wallet } from '#contract/wallet.ts'
import { entryFlow } from '#machines/merchant/entry.flow.ts'
import { keyedActor } from '#src/api/sent-again.ts'
import { picturesBy } from '#src/api/pictures.ts'
import { page } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { EntryScreen } from './entry.screen.tsx'

export const Route = createFileRoute('/pages/login/shop')({
  staticData: { access: 'optional', title: msg`Merchant entry`, begins: true },
  loader: words('merchant', 'trade', 'attachment', 'form'),
  component: page(entryFlow, EntryScreen).with(({ client, id, hasPin }) => ({
    input: { signedIn: id > 0, hasPin },
    calls: { index: merchant.index, balances: wallet.balances, help: news.help },
    actors: {
      apply: keyedActor(client, merchant.apply),
      margin: keyedActor(client, merchant.margin),
      pictures: picturesBy(client, id),
    },
  })),
})
