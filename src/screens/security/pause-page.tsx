import { security } from '#contract/security.ts'
import { session } from '#contract/session.ts'
import { pauseFlow } from '#machines/security/pause.flow.ts'
import { heard } from '#src/api/heard.ts'
import { asksForCode, usesCode } from '#src/api/codes.ts'
import { page } from '#src/app/page.tsx'
import { askedCode } from '#src/lib/asked-codes.ts'
import { withMask } from './asked.ts'
import { PauseScreen } from './pause.screen.tsx'

export const PausePage = page(pauseFlow, PauseScreen).with(({ client, session: holder, id }) => {
  const code = { scene: 'pause', member: id } as const
  const hear = ({ paused_at }: { paused_at: number | null }) => holder.learn({ paused: paused_at === null ? 0 : 1 })
  return {
    input: { asked: withMask(askedCode(code)) },
    actors: {
      pause: heard(client, security.pause, hear),
      setPause: heard(client, security.setPause, hear),
      sendCode: asksForCode(client, session.sendCode, code),
      send: usesCode(client, security.liftPause, code, { hear }),
    },
  }
})
