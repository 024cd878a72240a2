import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { account } from '#contract/account.ts'
import { bindUsernameFlow } from '#machines/account/bind-username.flow.ts'
import { heard } from '#src/api/heard.ts'
import { useHouse, useMember } from '#src/app/house.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { words } from '#src/app/words.ts'
import { BindUsernameScreen } from './bind-username.screen.tsx'

export const Route = createFileRoute('/pages/users/bind_username')({
  staticData: { access: 'member', title: msg`Username` },
  loader: words('account', 'form'),
  component: BindUsername,
})

function BindUsername() {
  const { client, session } = useHouse()
  const { id, username = null } = useMember() ?? {}
  return (
    <FlowPage
      key={id}
      flow={bindUsernameFlow}
      screen={BindUsernameScreen}
      input={{ username }}
      actors={{ send: heard(client, account.setUsername, (user) => session.learn({ username: user.username })) }}
    />
  )
}
