import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto'
import type { Asked } from '#contract/endpoint.ts'
import { notices } from '#contract/notices.ts'
import type { Messenger, PushMessage } from '#server/notice/push.ts'
import { sendDue } from '#server/notice/sender.ts'
import { hears } from './notices.ts'
import type { Person, World } from './world.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')
const derived = (key: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))

export function pushServices() {
  const messages: PushMessage[] = []
  const answers: number[] = []
  const messenger: Messenger = async (message) => {
    messages.push(message)
    return answers.shift() ?? 201
  }
  return {
    messenger,
    messages,
    answers: (...statuses: number[]) => void answers.push(...statuses),
    taken: () => messages.splice(0),
  }
}

let made = 0

export function browser(locale: 'en' | 'de' | 'he' = 'en', secret = Buffer.alloc(16, 7)) {
  const pair = createECDH('prime256v1')
  const own = pair.generateKeys()
  made += 1
  const subscription: Asked<typeof notices.subscribe> = {
    endpoint: `https://updates.push.services.mozilla.com/wpush/v2/browser-${process.pid}-${made}`,
    p256dh: own.toString('base64url'),
    auth: secret.toString('base64url'),
    locale,
  }
  const read = ({ body }: PushMessage) => {
    const [salt, length] = [body.subarray(0, 16), body.readUInt8(20)]
    const [theirs, record] = [body.subarray(21, 21 + length), body.subarray(21 + length)]
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, theirs])
    const key = derived(pair.computeSecret(theirs), secret, info, 32)
    const nonce = derived(key, salt, 'Content-Encoding: nonce\0', 12)
    const contentKey = derived(key, salt, 'Content-Encoding: aes128gcm\0', 16)
    const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce)
    decipher.setAuthTag(record.subarray(-16))
    const text = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
    return JSON.parse(text.subarray(0, -1).toString()) as { web_push: number; notification: Record<string, string> }
  }
  return { subscription, read }
}

export function claimsIn(header: string): { aud: string; exp: number; sub: string } {
  const [, head = '', claims = '', signed = '', key = ''] = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(
    header,
  ) as unknown as string[]
  const [x, y] = [bytes(key).subarray(1, 33), bytes(key).subarray(33)].map((half) => half.toString('base64url'))
  const right = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    {
      key: createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' }),
      dsaEncoding: 'ieee-p1363',
    },
    bytes(signed),
  )
  if (!right) throw new Error('the signature is another')
  return JSON.parse(bytes(claims).toString()) as ReturnType<typeof claimsIn>
}

export function listening(world: World, services: ReturnType<typeof pushServices>) {
  const { sql, context, give, member } = world
  return {
    hears: (person: Pick<Person, 'id'>) => hears(world, person),
    async listens(locale?: 'en' | 'de' | 'he') {
      const person = await member()
      const phone = browser(locale)
      await give(notices.subscribe, phone.subscription, person)
      return { person, phone }
    },
    async sent() {
      while ((await sendDue(context)) > 0);
      return services.taken()
    },
    due: async () => (await sql.selectFrom('push_due').select('tries').execute()).map(({ tries }) => tries),
  }
}
