import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const piece = (tag: number, ...parts: Buffer[]) => {
  const body = Buffer.concat(parts)
  const size = body.length
  const length = size < 0x80 ? [size] : size < 0x100 ? [0x81, size] : [0x82, size >> 8, size & 0xff]
  return Buffer.concat([Buffer.from([tag, ...length]), body])
}
const sequence = (...parts: Buffer[]) => piece(0x30, ...parts)
const name = (hex: string) => piece(0x06, Buffer.from(hex, 'hex'))
const bits = (bytes: Buffer) => piece(0x03, Buffer.from([0]), bytes)
const year = (from: Date, years: number) => {
  const at = new Date(from)
  at.setUTCFullYear(at.getUTCFullYear() + years)
  return piece(0x18, Buffer.from(`${at.toISOString().replace(/[-:T]|\.\d+/g, '')}`))
}

const ECDSA_SHA256 = sequence(name('2a8648ce3d040302'))
const COMMON_NAME = name('550403')
const OTHER_NAMES = name('551d11')

export function selfMade(): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const localhost = Buffer.from('localhost')
  const who = sequence(piece(0x31, sequence(COMMON_NAME, piece(0x0c, localhost))))
  const names = sequence(OTHER_NAMES, piece(0x04, sequence(piece(0x82, localhost))))
  const content = sequence(
    piece(0xa0, piece(0x02, Buffer.from([2]))),
    piece(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ECDSA_SHA256,
    who,
    sequence(year(new Date(), -1), year(new Date(), 1)),
    who,
    publicKey.export({ type: 'spki', format: 'der' }),
    piece(0xa3, sequence(names)),
  )
  const der = sequence(content, ECDSA_SHA256, bits(sign('sha256', content, privateKey)))
  const lines = der.toString('base64').match(/.{1,64}/g) ?? []
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
  }
}
