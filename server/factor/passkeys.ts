import type { AuthenticationResponseJSON, RegistrationResponseJSON, WebAuthnCredential } from '@simplewebauthn/server'
import { BRAND } from '#contract/limits.ts'
import type { Context } from '../lib/context.ts'
import { passkeyHost } from '../lib/passkey-host.ts'
import { refuse } from '../lib/refuse.ts'
import { sealed } from '../lib/secrets.ts'
import type { StoredKey } from './queries.ts'

/** Loaded by the first who needs it: it is large, and a house without passkeys never does. */
const webauthn = () => import('@simplewebauthn/server')

/** EdDSA, then the two that every phone has. */
const ALGORITHMS = [-8, -7, -257]
/** By what a browser reaches a phone; it may say anything else. */
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']

type House = Pick<Context, 'settings'>

const hostOr = ({ settings }: House) => passkeyHost(settings) ?? refuse('not-available')

/** What is signed, where something else already stands for this once: a ticket, or the number of a quote. */
export const challengeFor = ({ settings }: House, member: number, about: string): string =>
  sealed(settings.pepper, 'passkey', String(member), about).toString('base64url')

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))

const named = ({ credential, transports }: StoredKey) => ({
  id: credential.toString('base64url'),
  transports: transports as NonNullable<WebAuthnCredential['transports']>,
})

interface Making {
  readonly challenge: string
  readonly member: number
  readonly email: string
  /** A phone that has one of these makes no second. */
  readonly keys: readonly StoredKey[]
}

export async function optionsToMake(house: House, { challenge, member, email, keys }: Making): Promise<string> {
  const rpID = hostOr(house)
  const { generateRegistrationOptions } = await webauthn()
  const options = await generateRegistrationOptions({
    rpName: BRAND,
    rpID,
    userName: email,
    userDisplayName: email,
    userID: new Uint8Array(sealed(house.settings.pepper, 'passkey-user', String(member))),
    challenge: bytesOf(challenge),
    excludeCredentials: keys.map(named),
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return JSON.stringify(options)
}

export async function optionsToAsk(house: House, challenge: string, keys: readonly StoredKey[]): Promise<string> {
  const rpID = hostOr(house)
  const { generateAuthenticationOptions } = await webauthn()
  const options = await generateAuthenticationOptions({
    rpID,
    challenge: bytesOf(challenge),
    allowCredentials: keys.map(named),
    userVerification: 'required',
  })
  return JSON.stringify(options)
}

export async function keyMade(house: House, answer: string, challenge: string) {
  const rpID = hostOr(house)
  const { verifyRegistrationResponse } = await webauthn()
  try {
    const response: RegistrationResponseJSON = JSON.parse(answer)
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: house.settings.origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    const { id, publicKey, counter, transports } = registrationInfo?.credential ?? {}
    if (!verified || !publicKey || id !== response.id) return undefined
    return {
      credential: Buffer.from(id, 'base64url'),
      public_key: Buffer.from(publicKey),
      counter: BigInt(counter ?? 0),
      transports: TRANSPORTS.filter((way) => Array.isArray(transports) && transports.includes(way)),
      host: rpID,
    }
  } catch {
    return undefined
  }
}

/** What a phone said, as far as it can be read before anything of it is believed. */
export interface Signed {
  readonly response: AuthenticationResponseJSON
  readonly credential: Buffer
  readonly challenge: string
}

export function signedIn(answer: string): Signed | undefined {
  try {
    const response: AuthenticationResponseJSON = JSON.parse(answer)
    const { challenge } = JSON.parse(Buffer.from(response.response.clientDataJSON, 'base64url').toString())
    return { response, credential: Buffer.from(String(response.id), 'base64url'), challenge: String(challenge) }
  } catch {
    return undefined
  }
}

/** How often the passkey was used that signed this; nothing where it did not, or where its phone counts back. */
export async function counterAfter(
  house: House & Pick<Context, 'log'>,
  signed: Signed,
  key: StoredKey,
): Promise<bigint | undefined> {
  const counter = await counterSigned(house, signed, key)
  if (counter === undefined || counter > key.counter || (counter === 0n && key.counter === 0n)) return counter
  house.log.warn('a passkey counted back: there may be a copy of it')
  return undefined
}

async function counterSigned(house: House, { response, challenge }: Signed, key: StoredKey) {
  const rpID = hostOr(house)
  const { verifyAuthenticationResponse } = await webauthn()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: house.settings.origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      credential: {
        id: key.credential.toString('base64url'),
        publicKey: new Uint8Array(key.public_key),
        // Who counts back is found here, so that it can be told from who signed nothing.
        counter: 0,
      },
    })
    return verified ? BigInt(authenticationInfo.newCounter) : undefined
  } catch {
    return undefined
  }
}
