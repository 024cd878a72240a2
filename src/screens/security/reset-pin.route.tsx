import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { security } from '#contract/security.ts'
import { session } from '#contract/session.ts'
import { resetPinFlow } from '#machines/security/reset-pin.flow.ts'
import { asksForCode, usesCode } from '#src/api/codes.ts'
import { page } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { askedCode } from '#src/lib/asked-codes.ts'
import { withMask } from './asked.ts'
import { wayBack } from './back.ts'
import { ResetPinScreen } from './reset-pin.screen.tsx'

const ResetPin = page(resetPinFlow, ResetPinScreen).with(
  ({ client, session: holder, places, search: { redirect }, member, id }) => {
    const code = { scene: 'payword', member: id } as const
    return {
      input: {
        contacts: { email: member?.email ?? null, mobile: member?.mobile ?? null },
        back: wayBack(places, redirect),
        asked: withMask(askedCode(code)),
      },
      actors: {
        sendCode: asksForCode(client, session.sendCode, code),
        send: usesCode(client, security.resetPin, code, {
          hear: ({ has_payword }) => holder.learn({ has_payword }),
        }),
      },
    }
  },
)

export const Route = createFileRoute('/pages/users/rfpassword')({
  staticData: { access: 'member', title: msg`Forgot payment PIN` },
  loader: words('security', 'form'),
  component: ResetPin,
})
