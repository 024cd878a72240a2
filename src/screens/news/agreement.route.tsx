import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { ARTICLE_CODES, news } from '#contract/news.ts'
import { actorOf } from '#src/api/actors.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { useHouse } from '#src/app/house.ts'
import { words } from '#src/app/words.ts'
import { agreementFlow, AgreementMissing, AgreementScreen } from '#src/parts/news/agreement.screen.tsx'

export const Route = createFileRoute('/pages/news/reg_rule')({
  staticData: { access: 'anyone', title: msg`Agreement` },
  validateSearch: v.object({ code: v.optional(v.string()) }),
  loader: words('news'),
  component: Agreement,
})

function Agreement() {
  const { client } = useHouse()
  const { code = 'reg_rule' } = Route.useSearch()
  if (!v.is(v.picklist(ARTICLE_CODES), code)) return <AgreementMissing />
  return (
    <FlowPage
      key={code}
      flow={agreementFlow}
      screen={AgreementScreen}
      input={{ which: { code } }}
      actors={{ load: actorOf(client, news.article) }}
    />
  )
}
