import { fromPromise } from 'xstate'
import { exports } from '#contract/export.ts'
import { exportFlow, type ExportWish } from '#machines/cancellation/export.flow.ts'
import { useHouse, useMemberId } from '#src/app/house.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { saveFile } from '#src/lib/save-file.ts'
import { ExportScreen } from './export.screen.tsx'

export function ExportPage() {
  const { client } = useHouse()
  return (
    <FlowPage
      key={useMemberId()}
      flow={exportFlow}
      screen={ExportScreen}
      input={undefined}
      actors={{
        download: fromPromise<void, ExportWish>(async ({ input, signal }) => {
          const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
          const { path } = await client.call(exports.make, { ...input, zone }, signal)
          await saveFile(path)
        }),
      }}
    />
  )
}
