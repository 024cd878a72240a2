import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { security } from '#contract/security.ts'
import { session } from '#contract/session.ts'
import { bindPhoneFlow } from '#machines/security/bind-phone.flow.ts'
import { asksForCode, usesCode } from '#src/api/codes.ts'
import { page } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { askedCode } from '#src/lib/asked-codes.ts'
import { withMask } from './asked.ts'
import { wayBack } from './back.ts'
import { BindPhoneScreen } from './bind-phone.screen.tsx'

const BindPhone = page(bindPhoneFlow, BindPhoneScreen).with(
  ({ client, session: holder, places, search: { redirect }, member, id }) => {
    const code = { scene: 'bind_mobile', member: id } as const
    return {
      input: { phone: member?.mobile ?? null, back: wayBack(places, redirect), asked: withMask(askedCode(code)) },
      actors: {
        sendCode: asksForCode(client, session.sendCode, code),
        send: usesCode(client, security.setMobile, code, { hear: ({ mobile }) => holder.learn({ mobile }) }),
      },
    }
  },
)

export const Route = createFileRoute('/pages/users/bindphone')({
  staticData: { access: 'member', title: msg`Add a phone number` },
  loader: words('security', 'form'),
  component: BindPhone,
})
