import type { AuthenticationResponseJSON, RegistrationResponseJSON, WebAuthnCredential } from '@simplewebauthn/server'
import { BRAND } from '#contract/limits.ts'
import type { Context } from '../lib/context.ts'
import { passkeyHost } from '../lib/passkey-host.ts'
import { refuse } from '../lib/refuse.ts'
import { sealed } from '../lib/secrets.ts'
import type { StoredKey } from './queries.ts'

/** Loaded when first needed: it is large. */
const webauthn = () => import('@simplewebauthn/server')

/** EdDSA, ES256, RS256: the last two every phone has. */
const ALGORITHMS = [-8, -7, -257]
/** A browser may send anything else. */
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']

type House = Pick<Context, 'settings'>

const hostOr = ({ settings }: House) => passkeyHost(settings) ?? refuse('not-available')

/** Needs no stored challenge: what it is about (a ticket, a quote) is good only once. */
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
  /** Excluded: a phone that has one of these makes no second. */
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

/** Read, and not yet believed. */
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

/** Undefined where the signature is wrong or the phone counts back (a copied key). */
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
        // The count is judged here, to tell a copied key from a wrong signature.
        counter: 0,
      },
    })
    return verified ? BigInt(authenticationInfo.newCounter) : undefined
  } catch {
    return undefined
  }
}
