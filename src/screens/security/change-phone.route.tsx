import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { security } from '#contract/security.ts'
import { session } from '#contract/session.ts'
import { changePhoneFlow } from '#machines/security/change-phone.flow.ts'
import { asksForCode, usesCode } from '#src/api/codes.ts'
import { page } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { askedCode } from '#src/lib/asked-codes.ts'
import { signInPlace } from '#src/lib/runtime.ts'
import { withMask } from './asked.ts'
import { ChangePhoneScreen } from './change-phone.screen.tsx'

const ChangePhone = page(changePhoneFlow, ChangePhoneScreen).with(({ client, session: holder, places, member, id }) => {
  const old = { scene: 'up_mobile', member: id } as const
  const fresh = { ...old, isNew: true }
  return {
    input: { phone: member?.mobile ?? null, old: withMask(askedCode(old)), asked: withMask(askedCode(fresh)) },
    actors: {
      sendCode: asksForCode(client, session.sendCode, ({ account }) => (account ? fresh : old)),
      send: usesCode(client, security.updateMobile, [old, fresh]),
    },
    leaves: {
      done: () => {
        holder.leave()
        places.relaunch(signInPlace(), { ended: 'phone' })
      },
    },
  }
})

export const Route = createFileRoute('/pages/users/up_phone')({
  staticData: { access: 'member', title: msg`Change phone number` },
  loader: words('security', 'form'),
  component: ChangePhone,
})
