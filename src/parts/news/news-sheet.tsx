import { Trans } from '@lingui/react/macro'
import { useActor } from '@xstate/react'
import { useState } from 'react'
import { fromPromise } from 'xstate'
import type { NewsItem } from '#contract/home.ts'
import { news } from '#contract/news.ts'
import { useHouse } from '#src/app/house.ts'
import { useTopmost } from '#src/app/topmost.ts'
import { words } from '#src/app/words.ts'
import { Button } from '#src/ui/button.tsx'
import { SheetFoot } from '#src/ui/sheet-foot.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { articleFlow, NewsSheetScreen } from './news.screen.tsx'

export async function spoken() {
  await words('news')()
  return NewsSheet
}

function NewsSheet({ item: { id, title }, onClose }: { item: NewsItem; onClose: () => void }) {
  const { client } = useHouse()
  const [flow] = useState(() =>
    articleFlow.provide({ actors: { load: fromPromise(({ signal }) => client.call(news.article, { id }, signal)) } }),
  )
  const [snapshot, send] = useActor(flow, { input: { which: { id } } })
  useTopmost(onClose)
  return (
    <Sheet title={<bdi>{snapshot.context.item?.title ?? title}</bdi>} onClose={onClose}>
      <NewsSheetScreen snapshot={snapshot} send={send} />
      <SheetFoot>
        <Button wide kind="quiet" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </SheetFoot>
    </Sheet>
  )
}
