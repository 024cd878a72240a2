import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { account } from '#contract/account.ts'
import { security } from '#contract/security.ts'
import { changePinFlow } from '#machines/security/change-pin.flow.ts'
import { heard } from '#src/api/heard.ts'
import { page } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { wayBack } from './back.ts'
import { ChangePinScreen } from './change-pin.screen.tsx'

export const Route = createFileRoute('/pages/users/up_payword')({
  staticData: { access: 'member', title: msg`Payment PIN` },
  loader: words('security', 'form'),
  component: page(changePinFlow, ChangePinScreen).with(({ client, session, places, search }) => {
    const back = wayBack(places, search.redirect)
    return {
      input: { back },
      calls: { profile: account.profile },
      actors: { send: heard(client, security.setPin, (set) => session.learn(set)) },
      leaves: { done: () => places.go(back) },
    }
  }),
})
