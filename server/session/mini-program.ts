import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { Settings } from '../lib/context.ts'
import type { MiniProgram } from '../lib/ports.ts'
import { isGenuine } from './encrypted.ts'

const ANSWER_MS = 5_000
const Answer = v.object({
  openid: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  session_key: v.optional(v.string(), ''),
})

export function miniProgramOf({ miniProgram, mode }: Pick<Settings, 'miniProgram' | 'mode'>): MiniProgram | undefined {
  if (miniProgram) return weChat(miniProgram)
  return mode === 'production' ? undefined : sandbox
}

/** `sandbox-<name>` is always the same person; any other code is refused. */
export const sandbox: MiniProgram = {
  async openidOf(code) {
    const [, name] = /^sandbox-([a-z0-9-]{1,32})$/.exec(code) ?? []
    return name && `sandbox-${createHash('sha256').update(name).digest('base64url').slice(0, 22)}`
  },
}

export const weChat = (
  { appId, secret }: { appId: string; secret: string },
  ask: typeof fetch = fetch,
): MiniProgram => ({
  async openidOf(code, said) {
    const address = new URL('https://api.weixin.qq.com/sns/jscode2session')
    address.search = new URLSearchParams({
      appid: appId,
      secret,
      js_code: code,
      grant_type: 'authorization_code',
    }).toString()
    try {
      const answer = await ask(address, { signal: AbortSignal.timeout(ANSWER_MS), redirect: 'error' })
      const read = v.safeParse(Answer, await answer.json())
      if (!read.success) return undefined
      const { openid, session_key: key } = read.output
      return !said || isGenuine(said, { appId, openid, key }) ? openid : undefined
    } catch {
      return undefined
    }
  },
})
