import { fromPromise } from 'xstate'
import { exports } from '#contract/export.ts'
import { exportFlow, type ExportWish } from '#machines/export/export.flow.ts'
import { page } from '#src/app/page.tsx'
import { saveFile } from '#src/lib/save-file.ts'
import { ExportScreen } from './export.screen.tsx'

export const ExportPage = page(exportFlow, ExportScreen).with(({ client }) => ({
  actors: {
    download: fromPromise<void, ExportWish>(async ({ input, signal }) => {
      const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
      const { path } = await client.call(exports.make, { ...input, zone }, signal)
      await saveFile(path)
    }),
  },
}))
