import { security } from '#contract/security.ts'
import { session } from '#contract/session.ts'
import { pauseFlow } from '#machines/security/pause.flow.ts'
import { heard } from '#src/api/heard.ts'
import { asksForCode, usesCode } from '#src/api/codes.ts'
import { useHouse, useMemberId } from '#src/app/house.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { askedCode } from '#src/lib/asked-codes.ts'
import { PauseScreen } from './pause.screen.tsx'

export function PausePage() {
  const { client, session: holder } = useHouse()
  const id = useMemberId() ?? 0
  const code = { scene: 'pause', member: id } as const
  const asked = askedCode(code)
  const hear = ({ paused_at }: { paused_at: number | null }) => holder.learn({ paused: paused_at === null ? 0 : 1 })
  return (
    <FlowPage
      key={id}
      flow={pauseFlow}
      screen={PauseScreen}
      input={{ asked: asked && { ...asked, sent: { ...asked.sent, masked_account: asked.account } } }}
      actors={{
        pause: heard(client, security.pause, hear),
        setPause: heard(client, security.setPause, hear),
        sendCode: asksForCode(client, session.sendCode, code),
        send: usesCode(client, security.liftPause, code, { hear }),
      }}
    />
  )
}
