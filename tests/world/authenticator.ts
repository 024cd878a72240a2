import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

interface Wishes {
  counter?: number
  verified?: boolean
  origin?: string
  host?: string
  challenge?: string
  type?: 'webauthn.create' | 'webauthn.get'
  id?: Buffer
  key?: KeyObject
  transports?: unknown
}

const hash = (data: Buffer | string) => createHash('sha256').update(data).digest()

const head = (major: number, count: number) =>
  count < 24
    ? Buffer.from([(major << 5) | count])
    : count < 256
      ? Buffer.from([(major << 5) | 24, count])
      : Buffer.from([(major << 5) | 25, count >> 8, count & 255])
const int = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value))
const bytes = (data: Buffer) => Buffer.concat([head(2, data.length), data])
const text = (words: string) => Buffer.concat([head(3, words.length), Buffer.from(words)])
const map = (...pairs: readonly (readonly [Buffer, Buffer])[]) =>
  Buffer.concat([head(5, pairs.length), ...pairs.flat()])

function coseOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const at = (part: string) => bytes(Buffer.from(part, 'base64url'))
  return map([int(1), int(2)], [int(3), int(-7)], [int(-1), int(1)], [int(-2), at(x)], [int(-3), at(y)])
}

export type Authenticator = ReturnType<typeof authenticator>

export function authenticator(home = 'https://quay.test') {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credential = randomBytes(32)

  function dataFor(host: string, { counter = 0, verified = true }: Wishes, made?: Buffer): Buffer {
    const said = Buffer.alloc(5)
    said[0] = 1 | (verified ? 4 : 0) | (made ? 64 : 0)
    said.writeUInt32BE(counter, 1)
    return Buffer.concat([hash(host), said, made ?? Buffer.alloc(0)])
  }

  function answer(id: Buffer, client: object, response: Record<string, unknown>): string {
    const clientDataJSON = Buffer.from(JSON.stringify(client)).toString('base64url')
    const name = id.toString('base64url')
    const shown = { id: name, rawId: name, type: 'public-key', clientExtensionResults: {} }
    return JSON.stringify({ ...shown, response: { clientDataJSON, ...response } })
  }

  return {
    credential,
    make(options: string, wishes: Wishes = {}): string {
      const { challenge, rp } = JSON.parse(options) as { challenge: string; rp: { id: string } }
      const { origin = home, type = 'webauthn.create', id = credential, transports = ['internal'] } = wishes
      const length = Buffer.from([id.length >> 8, id.length & 255])
      const made = Buffer.concat([Buffer.alloc(16), length, id, coseOf(publicKey)])
      const attestationObject = map(
        [text('fmt'), text('none')],
        [text('attStmt'), map()],
        [text('authData'), bytes(dataFor(wishes.host ?? rp.id, wishes, made))],
      ).toString('base64url')
      const client = { type, challenge: wishes.challenge ?? challenge, origin, crossOrigin: false }
      return answer(id, client, { attestationObject, transports })
    },
    sign(options: string, wishes: Wishes = {}): string {
      const { challenge, rpId } = JSON.parse(options) as { challenge: string; rpId: string }
      const { origin = home, type = 'webauthn.get', id = credential, key = privateKey } = wishes
      const client = { type, challenge: wishes.challenge ?? challenge, origin, crossOrigin: false }
      const data = dataFor(wishes.host ?? rpId, wishes)
      const signature = sign('sha256', Buffer.concat([data, hash(JSON.stringify(client))]), key)
      const authenticatorData = data.toString('base64url')
      return answer(id, client, { authenticatorData, signature: signature.toString('base64url') })
    },
  }
}
