import { PUSH_LIFE } from '#contract/limits.ts'
import type { Chance } from '../lib/chance.ts'
import type { Push, VapidKeys } from '../lib/ports.ts'
import { sealed } from './seal.ts'
import { signer } from './vapid.ts'

export interface PushMessage {
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

export type Messenger = (message: PushMessage) => Promise<number>

const PATIENCE_MS = 10_000

/** Nothing is ever sent to another host: an endpoint is a stranger's word. */
const SERVICES = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
]

export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  const plain = protocol === 'https:' && port === '' && username === '' && password === ''
  return plain && SERVICES.some((service) => hostname === service || hostname.endsWith(`.${service}`))
}

/** Declarative web push, for browsers that run no worker of ours. */
const DECLARATIVE = 8030

export function pushBy(keys: VapidKeys, chance: Chance, send: Messenger): Push {
  const sign = signer(keys)
  return {
    publicKey: keys.publicKey,
    async deliver({ endpoint, ...reader }, message, now) {
      const text = Buffer.from(JSON.stringify({ web_push: DECLARATIVE, notification: message }))
      const status = await send({
        endpoint,
        headers: {
          Authorization: sign(endpoint, now),
          'Content-Encoding': 'aes128gcm',
          'Content-Type': 'application/octet-stream',
          TTL: String(PUSH_LIFE),
          Topic: message.tag,
          Urgency: 'high',
        },
        body: sealed(text, reader, { privateKey: chance.bytes(32), salt: chance.bytes(16) }),
      })
      if (status >= 200 && status < 300) return 'taken'
      return status === 404 || status === 410 ? 'gone' : 'later'
    },
  }
}

export const overHttps: Messenger = async ({ endpoint, headers, body }) => {
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers,
      body: new Uint8Array(body),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    await answer.body?.cancel()
    return answer.status
  } catch {
    return 0
  }
}
