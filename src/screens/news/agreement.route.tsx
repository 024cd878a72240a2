import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { ARTICLE_CODES, news } from '#contract/news.ts'
import { publicPage } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { wordIn } from '#src/lib/search-text.ts'
import { agreementFlow, AgreementMissing, AgreementScreen } from '#src/parts/news/agreement.screen.tsx'

export const Route = createFileRoute('/pages/news/reg_rule')({
  staticData: { access: 'anyone', title: msg`Agreement` },
  loader: words('news'),
  component: publicPage(agreementFlow, AgreementScreen, AgreementMissing).with(({ search }) => {
    const code = wordIn(ARTICLE_CODES, search.code ?? 'reg_rule')
    return code && { key: code, input: { which: { code } }, calls: { load: news.article } }
  }),
})
