// Where the house ends: what rooms do for it, and what others outside do.

import type { Mailbox } from './mailbox.ts'

/** Where the pictures themselves lie. A name is whole or absent, never half. */
export interface Vault {
  put(name: string, bytes: Buffer): Promise<void>
  get(name: string): Promise<Buffer | undefined>
  drop(name: string): Promise<void>
}

export interface Encrypted {
  readonly data: string
  readonly iv: string
  readonly came: Date
}

/** Says who a mini-program login code belongs to. Only a provider can: an openid sent by a phone proves nothing. */
export interface MiniProgram {
  /** Nobody also where something encrypted came along that is not theirs. */
  openidOf(code: string, said?: Encrypted): Promise<string | undefined>
}

export interface SaidPin {
  readonly token: string
  readonly pin: string
}

/** PINs that were right a moment ago, known again without their slow hash. */
export interface ProvenPins {
  /** One look at a time for each member: what is right at once in many hands is looked at once. */
  inTurn<T>(memberId: number, look: () => Promise<T>): Promise<T>
  /** The hash that it was right for; whoever acts on it still holds it against the stored one. */
  hashOf(said: SaidPin, now: Date): string | undefined
  remember(said: SaidPin, hash: string, now: Date): void
}

export interface MailServer {
  readonly host: string
  readonly port: number
  /** Whether TLS is spoken from the first word on; otherwise it is begun by STARTTLS. */
  readonly isTls: boolean
  readonly demandsTls: boolean
  readonly login: { readonly user: string; readonly password: string } | undefined
  readonly from: Mailbox
}

/** By what push services know us: keys as base64url, and where an operator is reached. */
export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
  readonly subject: string
}

export interface Reader {
  readonly p256dh: Buffer
  readonly auth: Buffer
}

export type Outcome = 'taken' | 'gone' | 'later'

export interface Message {
  readonly title: string
  readonly body: string
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  /** A later message about the same takes the place of an earlier one. */
  readonly tag: string
  readonly navigate: string
}

export interface Push {
  readonly publicKey: string
  deliver(to: Reader & { readonly endpoint: string }, message: Message, now: Date): Promise<Outcome>
}
