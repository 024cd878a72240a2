import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { cancellation } from '#contract/cancellation.ts'
import { session } from '#contract/session.ts'
import { cancelAccountFlow } from '#machines/cancellation/cancel-account.flow.ts'
import { type GoingForm, GoingKept } from '#machines/cancellation/cancel-account.rules.ts'
import { asksForCode, usesCode } from '#src/api/codes.ts'
import { page } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { askedCode } from '#src/lib/asked-codes.ts'
import { signInPlace } from '#src/lib/runtime.ts'
import { keepWritten, writtenOf } from '#src/lib/written-drafts.ts'
import { CancelAccountScreen } from './cancel-account.screen.tsx'

const WRITTEN = 'cancellation'

const CancelAccount = page(cancelAccountFlow, CancelAccountScreen).with(
  ({ client, session: holder, places: { current, relaunch }, id, hasPin }) => {
    const code = { scene: 'zhuxiao', member: id } as const
    const asked = askedCode(code)
    return {
      input: {
        hasPin,
        here: current,
        sent: asked && { ...asked.sent, masked_account: asked.account },
        begun: asked && writtenOf(WRITTEN, GoingKept),
      },
      calls: { info: cancellation.info },
      actors: {
        sendCode: asksForCode(client, session.sendCode, code),
        send: usesCode(client, cancellation.request, code),
      },
      actions: {
        keep: (_: unknown, { reason, agree }: GoingForm) => keepWritten(WRITTEN, { reason, agree }),
      },
      leaves: {
        requested: ({ done }) => {
          holder.leave()
          relaunch(signInPlace(), { ...(done && { decidedBy: done.review_by }) })
        },
      },
    }
  },
)

export const Route = createFileRoute('/pages/users/zhuxiao')({
  staticData: { access: 'member', title: msg`Cancel account` },
  loader: words('cancellation', 'form'),
  component: CancelAccount,
})
