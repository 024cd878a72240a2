import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { cancellation, type CancellationAsked } from '#contract/cancellation.ts'
import { session } from '#contract/session.ts'
import { cancelAccountFlow } from '#machines/cancellation/cancel-account.flow.ts'
import { type GoingForm, GoingKept } from '#machines/cancellation/cancel-account.rules.ts'
import { actorsOf } from '#src/api/actors.ts'
import { asksForCode, usesCode } from '#src/api/codes.ts'
import { useHouse, useMember } from '#src/app/house.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { words } from '#src/app/words.ts'
import { askedCode } from '#src/lib/asked-codes.ts'
import { usePlaces } from '#src/lib/places.ts'
import { signInPlace } from '#src/lib/runtime.ts'
import { keepWritten, writtenOf } from '#src/lib/written-drafts.ts'
import { CancelAccountScreen } from './cancel-account.screen.tsx'

export const Route = createFileRoute('/pages/users/zhuxiao')({
  staticData: { access: 'member', title: msg`Cancel account` },
  loader: words('cancellation', 'form'),
  component: CancelAccount,
})

const WRITTEN = 'cancellation'

function CancelAccount() {
  const { client, session: holder } = useHouse()
  const { id = 0, has_payword } = useMember() ?? {}
  const { relaunch, current } = usePlaces()
  const code = { scene: 'zhuxiao', member: id } as const
  const asked = askedCode(code)
  return (
    <FlowPage
      key={id}
      flow={cancelAccountFlow}
      screen={CancelAccountScreen}
      input={{
        hasPin: has_payword === 1,
        here: current,
        sent: asked && { ...asked.sent, masked_account: asked.account },
        begun: asked && writtenOf(WRITTEN, GoingKept),
      }}
      actors={{
        ...actorsOf(client, cancellation, 'info'),
        sendCode: asksForCode(client, session.sendCode, code),
        send: usesCode(client, cancellation.request, code),
      }}
      actions={{
        keep: (_: unknown, { reason, agree }: GoingForm) => keepWritten(WRITTEN, { reason, agree }),
      }}
      leaves={{
        requested: ({ done }: { done?: CancellationAsked }) => {
          holder.leave()
          relaunch(signInPlace(), { ...(done && { decidedBy: done.review_by }) })
        },
      }}
    />
  )
}
