import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { account } from '#contract/account.ts'
import { editProfileFlow } from '#machines/account/edit-profile.flow.ts'
import { actorsOf } from '#src/api/actors.ts'
import { heard } from '#src/api/heard.ts'
import { reading, sendingCutBy } from '#src/api/portrait.ts'
import { useHouse, useMemberId } from '#src/app/house.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { words } from '#src/app/words.ts'
import { usePlaces } from '#src/lib/places.ts'
import { EditProfileScreen } from './edit-profile.screen.tsx'

export const Route = createFileRoute('/pages/users/up_userinfo')({
  staticData: { access: 'member', title: msg`Edit profile` },
  loader: words('account', 'form'),
  component: EditProfile,
})

function EditProfile() {
  const { client, session } = useHouse()
  const { relaunch } = usePlaces()
  return (
    <FlowPage
      key={useMemberId()}
      flow={editProfileFlow}
      screen={EditProfileScreen}
      input={undefined}
      actors={{
        ...actorsOf(client, account, 'profile'),
        read: reading,
        sending: sendingCutBy(client),
        send: heard(client, account.updateProfile, ({ nickname, gender, avatar }) =>
          session.learn({ nickname, gender, avatar }),
        ),
      }}
      leaves={{ done: () => relaunch('/pages/users/setting') }}
    />
  )
}
