import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { account } from '#contract/account.ts'
import { editProfileFlow } from '#machines/account/edit-profile.flow.ts'
import { heard } from '#src/api/heard.ts'
import { reading, sendingCutBy } from '#src/api/portrait.ts'
import { page } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { EditProfileScreen } from './edit-profile.screen.tsx'

export const Route = createFileRoute('/pages/users/up_userinfo')({
  staticData: { access: 'member', title: msg`Edit profile` },
  loader: words('account', 'form'),
  component: page(editProfileFlow, EditProfileScreen).with(({ client, session, places }) => ({
    calls: { profile: account.profile },
    actors: {
      read: reading,
      sending: sendingCutBy(client),
      send: heard(client, account.updateProfile, ({ nickname, gender, avatar }) =>
        session.learn({ nickname, gender, avatar }),
      ),
    },
    leaves: { done: () => places.relaunch('/pages/users/setting') },
  })),
})
