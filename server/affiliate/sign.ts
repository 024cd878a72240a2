import { createHash } from 'node:crypto'

/** As Pinduoduo's open platform has it: all that is sent, by name, between the secret twice. */
export function signatureOf(asked: Readonly<Record<string, string>>, secret: string): string {
  const said = Object.keys(asked)
    .toSorted()
    .map((name) => `${name}${asked[name]}`)
  return createHash('md5')
    .update([secret, ...said, secret].join(''))
    .digest('hex')
    .toUpperCase()
}
