import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { account } from '#contract/account.ts'
import { bindUsernameFlow } from '#machines/account/bind-username.flow.ts'
import { heard } from '#src/api/heard.ts'
import { page } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { BindUsernameScreen } from './bind-username.screen.tsx'

export const Route = createFileRoute('/pages/users/bind_username')({
  staticData: { access: 'member', title: msg`Username` },
  loader: words('account', 'form'),
  component: page(bindUsernameFlow, BindUsernameScreen).with(({ client, session, member }) => ({
    input: { username: member?.username ?? null },
    actors: { send: heard(client, account.setUsername, ({ username }) => session.learn({ username })) },
  })),
})
