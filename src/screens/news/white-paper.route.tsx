import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { fromPromise } from 'xstate'
import { news } from '#contract/news.ts'
import { whitePaperFlow } from '#machines/news/white-paper.flow.ts'
import { publicPage } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { saveFile } from '#src/lib/save-file.ts'
import { WhitePaperScreen } from './white-paper.screen.tsx'

const savePdf = fromPromise<void, { url: string }>(({ input }) => saveFile(input.url))

export const Route = createFileRoute('/pages/my/intro')({
  staticData: { access: 'anyone', title: msg`About Quay` },
  loader: words('news'),
  component: publicPage(whitePaperFlow, WhitePaperScreen).with(() => ({
    calls: { whitePaper: news.whitePaper },
    actors: { savePdf },
  })),
})
