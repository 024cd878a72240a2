import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { security } from '#contract/security.ts'
import { session } from '#contract/session.ts'
import { changePhoneFlow } from '#machines/security/change-phone.flow.ts'
import { asksForCode, usesCode } from '#src/api/codes.ts'
import { useHouse, useMember } from '#src/app/house.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { words } from '#src/app/words.ts'
import { askedCode } from '#src/lib/asked-codes.ts'
import { usePlaces } from '#src/lib/places.ts'
import { signInPlace } from '#src/lib/runtime.ts'
import { withMask } from './asked.ts'
import { ChangePhoneScreen } from './change-phone.screen.tsx'

export const Route = createFileRoute('/pages/users/up_phone')({
  staticData: { access: 'member', title: msg`Change phone number` },
  loader: words('security', 'form'),
  component: ChangePhone,
})

function ChangePhone() {
  const { client, session: holder } = useHouse()
  const { relaunch } = usePlaces()
  const { id = 0, mobile: phone = null } = useMember() ?? {}
  const old = { scene: 'up_mobile', member: id } as const
  const fresh = { ...old, isNew: true }
  return (
    <FlowPage
      key={id}
      flow={changePhoneFlow}
      screen={ChangePhoneScreen}
      input={{ phone, old: withMask(askedCode(old)), asked: withMask(askedCode(fresh)) }}
      actors={{
        sendCode: asksForCode(client, session.sendCode, ({ account }) => (account ? fresh : old)),
        send: usesCode(client, security.updateMobile, [old, fresh]),
      }}
      leaves={{
        done: () => {
          holder.leave()
          relaunch(signInPlace(), { ended: 'phone' })
        },
      }}
    />
  )
}
