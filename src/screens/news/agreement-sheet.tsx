import { Trans } from '@lingui/react/macro'
import { useActor } from '@xstate/react'
import { useState } from 'react'
import { fromPromise } from 'xstate'
import { news } from '#contract/news.ts'
import { useHouse } from '#src/app/house.ts'
import { useTopmost } from '#src/app/topmost.ts'
import { words } from '#src/app/words.ts'
import { Button } from '#src/ui/button.tsx'
import { SheetFoot } from '#src/ui/sheet-foot.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { agreementFlow, AgreementSheetScreen } from './agreement.screen.tsx'

export async function spoken() {
  await words('news')()
  return AgreementSheet
}

function AgreementSheet({ onClose }: { onClose: () => void }) {
  const { client } = useHouse()
  const [flow] = useState(() =>
    agreementFlow.provide({
      actors: { load: fromPromise(({ signal }) => client.call(news.article, { code: 'reg_rule' }, signal)) },
    }),
  )
  const [snapshot, send] = useActor(flow, { input: { which: { code: 'reg_rule' } } })
  useTopmost(onClose)
  return (
    <Sheet title={snapshot.context.item?.title ?? <Trans>Agreement</Trans>} onClose={onClose}>
      <AgreementSheetScreen snapshot={snapshot} send={send} />
      <SheetFoot>
        <Button wide kind="quiet" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </SheetFoot>
    </Sheet>
  )
}
