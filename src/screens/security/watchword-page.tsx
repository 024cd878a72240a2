import { security } from '#contract/security.ts'
import { watchwordFlow } from '#machines/security/watchword.flow.ts'
import { page } from '#src/app/page.tsx'
import { WatchwordScreen } from './watchword.screen.tsx'

export const WatchwordPage = page(watchwordFlow, WatchwordScreen).with(() => ({
  calls: { watchword: security.watchword, send: security.setWatchword },
}))
