import { account } from '#contract/account.ts'
import { news } from '#contract/news.ts'
import { centreFlow } from '#machines/account/centre.flow.ts'
import { page } from '#src/app/page.tsx'
import type { Screen } from '#src/lib/screen.tsx'

export const centrePage = (screen: Screen<typeof centreFlow>) =>
  page(centreFlow, screen).with(({ id }) => ({
    tab: true,
    input: { signedIn: id > 0 },
    calls: { profile: account.profile, help: news.help },
  }))
