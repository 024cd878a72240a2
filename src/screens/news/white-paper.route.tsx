import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { fromPromise } from 'xstate'
import { news } from '#contract/news.ts'
import { whitePaperFlow } from '#machines/news/white-paper.flow.ts'
import { actorsOf } from '#src/api/actors.ts'
import { useHouse } from '#src/app/house.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { words } from '#src/app/words.ts'
import { saveFile } from '#src/lib/save-file.ts'
import { WhitePaperScreen } from './white-paper.screen.tsx'

export const Route = createFileRoute('/pages/my/intro')({
  staticData: { access: 'anyone', title: msg`About Quay` },
  loader: words('news'),
  component: WhitePaper,
})

function WhitePaper() {
  const { client } = useHouse()
  return (
    <FlowPage
      flow={whitePaperFlow}
      screen={WhitePaperScreen}
      input={undefined}
      actors={{
        ...actorsOf(client, news, 'whitePaper'),
        savePdf: fromPromise<void, { url: string }>(({ input }) => saveFile(input.url)),
      }}
    />
  )
}
